/** One short arm: a thick rounded line with a paper shadow below and a lit edge above. */
export function KaktusArm({ d }: { d: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="#1F7A4D" strokeWidth="23" />
      <path d={d} stroke="#4AAB74" strokeWidth="20" transform="translate(-.8 -1.2)" />
      <path d={d} stroke="#84D09C" strokeWidth="4.5" transform="translate(-3.5 -4)" />
    </g>
  );
}
