/** A phone or a computer, next to the name of a device; not among the common icons, because every page loads those. */
import { Icon } from '../../../ui/pictures/icon';

const drawings = {
  phone:
    'M8 2.75h8a1.5 1.5 0 0 1 1.5 1.5v15.5a1.5 1.5 0 0 1-1.5 1.5H8a1.5 1.5 0 0 1-1.5-1.5V4.25A1.5 1.5 0 0 1 8 2.75ZM11 18h2',
  computer: 'M5.5 5h13a1 1 0 0 1 1 1v9.5h-15V6a1 1 0 0 1 1-1ZM2.5 19h19',
};

export function DeviceIcon({ system, className }: { system: string; className?: string }) {
  const handheld = /^(iPhone|iPad|Android)/.test(system);
  return <Icon d={drawings[handheld ? 'phone' : 'computer']} className={className} />;
}
