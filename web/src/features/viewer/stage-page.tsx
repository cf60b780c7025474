/** The stage on which a lesson is played. */
import { EmptyStage } from './empty-stage';

export function StagePage() {
  return <EmptyStage />;
}
