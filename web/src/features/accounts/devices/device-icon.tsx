/** A phone or a computer, next to the name of a device; not among the common icons, because every page loads those. */
const drawings = {
  phone:
    'M8 2.75h8a1.5 1.5 0 0 1 1.5 1.5v15.5a1.5 1.5 0 0 1-1.5 1.5H8a1.5 1.5 0 0 1-1.5-1.5V4.25A1.5 1.5 0 0 1 8 2.75ZM11 18h2',
  computer: 'M5.5 5h13a1 1 0 0 1 1 1v9.5h-15V6a1 1 0 0 1 1-1ZM2.5 19h19',
};

export function DeviceIcon({ system, className }: { system: string; className?: string }) {
  const handheld = ['iPhone', 'iPad', 'Android'].includes(system);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={drawings[handheld ? 'phone' : 'computer']} />
    </svg>
  );
}
