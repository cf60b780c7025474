/** A QR code as black squares on white paper, whatever the time of day. */
import { useMemo } from 'react';
import { encode } from 'uqr';

const quiet = 4;

type QrCodeProps = { text: string; name: string; className?: string };

export function QrCode({ text, name, className }: QrCodeProps) {
  const code = useMemo(() => encode(text, { ecc: 'M', border: 0 }).data, [text]);
  const side = code.length + 2 * quiet;
  const path = code
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
