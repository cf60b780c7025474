/** A QR code on white paper, whatever the time of day. */
import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './carry-over.module.css';

const quiet = 4;
/** Larger ones have modules too small for a phone that looks at a screen. */
const largestVersion = 27;

/** Rows of dark and light modules; null if the text is too long. */
function qrCode(text: string): boolean[][] | null {
  try {
    return encode(text, { ecc: 'L', maxVersion: largestVersion, border: 0 }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

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
