/** Small flowers and tufts of grass that make a search picture worth looking at. */
const tuft = (
  <path
    d="M4 22Q3 12 1 8M10 22Q10 10 11 4M16 22Q18 12 22 8"
    fill="none"
    stroke="#6FA957"
    stroke-width="3"
    stroke-linecap="round"
  />
);
const flower = (fill: string) => (
  <>
    <path d="M12 24V12" stroke="#6FA957" stroke-width="3" stroke-linecap="round" />
    <g fill={fill}>
      <circle cx="7" cy="8" r="4" />
      <circle cx="17" cy="8" r="4" />
      <circle cx="12" cy="4" r="4" />
      <circle cx="12" cy="12" r="4" />
    </g>
    <circle cx="12" cy="8" r="3" fill="#FFC145" />
  </>
);
const kinds = [tuft, flower('#FFFDF7'), tuft, flower('#F7867E')];
const places = [
  [4, 52],
  [34, 50],
  [66, 51],
  [95, 53],
  [16, 54],
  [84, 77],
  [34, 76],
  [66, 94],
  [5, 97],
  [35, 97],
  [96, 95],
];

export function Decor() {
  return (
    <>
      {places.map(([left, top], index) => (
        <svg
          key={index}
          class="search-picture-decor"
          viewBox="0 0 24 24"
          aria-hidden="true"
          style={{ left: `${left}%`, top: `${top}%`, translate: '-50% -100%' }}
        >
          {kinds[index % kinds.length]}
        </svg>
      ))}
    </>
  );
}
