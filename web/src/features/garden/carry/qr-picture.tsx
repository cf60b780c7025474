/** A QR code on white paper, whatever the time of day. */
import { useMemo } from 'react';
import styles from './carry-over.module.css';
import { qrCode } from './qr';

const quiet = 4;

export function QrPicture({
  text,
  name,
  tooLong,
}: {
  text: string;
  name: string;
  tooLong: string;
}) {
  const code = useMemo(() => qrCode(text), [text]);
  if (!code) return <p>{tooLong}</p>;
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
      className={styles.code}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
