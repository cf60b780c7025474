/** A drop of water; empty until its word has been watered. */
export function Drop({ full = true, className }: { full?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={className} aria-hidden="true">
      <path
        d="M12 2.5C16 8 19 11.5 19 15a7 7 0 0 1-14 0c0-3.5 3-7 7-12.5Z"
        fill={full ? '#5fb0cf' : 'none'}
        stroke={full ? '#3c86a6' : 'currentColor'}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {full && (
        <path
          d="M8.5 14.5q0 3 2.5 4"
          fill="none"
          stroke="#d6f1fb"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
