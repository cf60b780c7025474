/** An order that shows at once and is sent at the same time; what the server refuses goes back. */
import { useState } from 'react';
import { useSubmission } from '../../ui/forms/use-submission';
import { refetchLessons } from './lesson-calls';

export function useOrder(savedSlugs: string[], save: (slugs: string[]) => Promise<unknown>) {
  const [chosenSlugs, setChosenSlugs] = useState<string[]>();
  const { busy, failure, submit } = useSubmission(async (slugs: string[]) => {
    setChosenSlugs(slugs);
    try {
      await save(slugs);
    } finally {
      await refetchLessons();
      setChosenSlugs(undefined);
    }
  });
  const slugs = chosenSlugs ?? savedSlugs;
  const move = (place: number, by: -1 | 1) => {
    const next = [...slugs];
    const [moved] = next.splice(place, 1);
    if (moved !== undefined) next.splice(place + by, 0, moved);
    void submit(next);
  };
  return { slugs, move, busy, failure };
}
