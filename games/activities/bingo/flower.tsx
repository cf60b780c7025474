/** A cactus flower: the mark of bingo. */
const petals = [0, 60, 120, 180, 240, 300];

export function Flower() {
  return (
    <svg class="bingo-flower" viewBox="-50 -50 100 100" aria-hidden="true">
      {petals.map((turn) => (
        <ellipse key={turn} cy="-27" rx="17" ry="20" transform={`rotate(${turn})`} />
      ))}
      <circle r="16" />
    </svg>
  );
}
