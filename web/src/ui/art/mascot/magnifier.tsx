/** A magnifying glass in front of one eye, which looks very big through it. */
export function Magnifier() {
  return (
    <>
      <path d="M138 116L169 146" stroke="#8E5A2B" strokeWidth="10" strokeLinecap="round" />
      <circle cx="122" cy="98" r="28" fill="#B4462F" />
      <circle cx="121" cy="97" r="27" fill="#FFC145" />
      <circle cx="121" cy="97" r="21" fill="#DDF3F3" />
      <circle cx="120" cy="98" r="12" fill="#26233A" />
      <circle cx="124.5" cy="93" r="4.2" fill="#fff" />
      <path
        d="M105 93Q108 83 116 80"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
