/** Up to three stars for an activity. */
import './star-row.css';

const star = 'M12 1.8L15.1 8.6L22.4 9.4L17 14.4L18.5 21.7L12 18L5.5 21.7L7 14.4L1.6 9.4L8.9 8.6Z';

export function StarRow({ stars }: { stars: number }) {
  const name = stars === 1 ? '1 Stern von 3' : `${stars} Sterne von 3`;
  return (
    <span class="star-row" role="img" aria-label={name}>
      {[1, 2, 3].map((place) => (
        <svg key={place} viewBox="0 0 24 24" class={place <= stars ? 'star star-won' : 'star'}>
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}
