/** The flower of Kaktus: on the backs of cards, and as a mark. The petals have the colour of their surroundings. */
const petals = [0, 72, 144, 216, 288];
const side = '#3A2A55';

export function CactusFlower({ look }: { look: string }) {
  return (
    <svg class={look} viewBox="-50 -50 100 100" fill="currentColor" aria-hidden="true">
      {petals.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <ellipse cy="-25" rx="18" ry="21" />
          <path d="M4 -45A18 21 0 0 1 4 -5Q14 -25 4 -45Z" fill={side} opacity=".13" />
        </g>
      ))}
      <circle r="14" fill="#FFD23F" />
      <path d="M5 -13A14 14 0 0 1 5 13Q12 0 5 -13Z" fill={side} opacity=".16" />
      <circle cx="-4" cy="-4" r="5" fill="#FFE68F" />
    </svg>
  );
}
