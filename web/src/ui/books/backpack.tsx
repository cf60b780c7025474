/** A backpack: what a child takes along. It is the sign of everything that works without the internet. */
import { classNames } from '../class-names';

export function Backpack({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(className)}
      aria-hidden="true"
    >
      <path d="M6 20.5v-10a6 6 0 0 1 12 0v10ZM9.5 5v-.5a2.5 2.5 0 0 1 5 0V5M6 13.5H4.200v5.5H6M18 13.5h1.8v5.5H18M9 20.5v-5.5h6v5.5M9.5 10.5h5" />
    </svg>
  );
}
