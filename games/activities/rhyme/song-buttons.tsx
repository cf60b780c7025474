/** The two buttons of a song: one begins it, one claps along for as long as it lasts. */
import { BigButton } from '../../kit/controls/big-button';
import { playNoise } from '../../kit/speech/sounds';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 4,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

export function SingButton({ onPress }: { onPress: () => void }) {
  return (
    <BigButton name="Singen" onPress={onPress}>
      <svg class="big-button-sign" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="19" cy="28" r="15" {...line} />
        <path d="M12 25V26M23 25V26" {...line} stroke-width="5" />
        <ellipse cx="18" cy="34" rx="4" ry="4.500" fill="currentColor" />
        <path d="M38 20V6L45 9" {...line} />
        <ellipse cx="35" cy="21" rx="4" ry="3.500" fill="currentColor" />
      </svg>
    </BigButton>
  );
}

export function ClapButton({ onClap }: { onClap: () => void }) {
  return (
    <button
      type="button"
      class="big-button big-button-sun rhyme-clap"
      aria-label="Klatschen"
      onClick={() => {
        void playNoise('klatschen');
        onClap();
      }}
    >
      <svg class="big-button-sign" viewBox="0 0 48 48" aria-hidden="true">
        <path
          d="M21 42Q9 40 9 29V17Q9 14 12 14T15 17V25L21 13Q23 10 25.500 12T26 16L21 27"
          {...line}
        />
        <path d="M27 42Q39 40 39 29V17Q39 14 36 14T33 17V25L29 17" {...line} />
        <path d="M24 3V6M13 6L14.500 8.500M35 6L33.500 8.500" {...line} />
      </svg>
    </button>
  );
}
