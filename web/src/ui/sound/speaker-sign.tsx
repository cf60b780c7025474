/** A small loudspeaker, on everything that can be heard. */
export function SpeakerSign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={className} aria-hidden="true">
      <path d="M4 9.5h3.5L13 5v14l-5.5-4.5H4Z" fill="currentColor" />
      <path
        d="M16 9c1.5 1.800 1.5 4.200 0 6M18.5 6.5c3 3.300 3 7.700 0 11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
