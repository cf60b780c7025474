/** The one flower he is proud of. */
const petals = [0, 72, 144, 216, 288];

export function KaktusFlower({ place }: { place: string }) {
  return (
    <g transform={place}>
      {petals.map((turn) => (
        <ellipse
          key={turn}
          cy="-12"
          rx="9.5"
          ry="11"
          fill="#E8657A"
          transform={`translate(1 2) rotate(${turn})`}
        />
      ))}
      {petals.map((turn) => (
        <ellipse
          key={turn}
          cy="-12"
          rx="9"
          ry="10.5"
          fill="#F9A8B8"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="8" fill="#F7867E" />
      <circle r="6.5" cx="-.6" cy="-.8" fill="#FFC145" />
    </g>
  );
}
