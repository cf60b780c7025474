/** The small mark next to the brand name: the mascot with a larger face, recognisable at 24 px. */
import { body, flower, pot } from './figure';

const drawing = `${body}${pot}${flower('translate(121 48) rotate(14) scale(1.1)')}<g fill="#FF9C8A"><circle cx="63" cy="121" r="10"/><circle cx="137" cy="121" r="10"/></g><g fill="#26233A"><circle cx="77" cy="103" r="11"/><circle cx="123" cy="103" r="11"/></g><path d="M87 119Q100 134 113 119" fill="none" stroke="#26233A" stroke-width="8" stroke-linecap="round"/>`;

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="12 20 176 176"
      width="32"
      height="32"
      className={className}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
