/**
 * The big button that records: a microphone, a square while it records, and a ring that grows with the child's voice.
 * While people are asked, and until the browser has the microphone, the host does not hear it.
 */
import type { Loudness, RecorderState } from 'kaktus-shared/bridge';
import './microphone-button.css';

type Props = { state: RecorderState; loudness: Loudness; onPress: () => void };

export function MicrophoneButton({ state, loudness, onPress }: Props) {
  const isOn = state === 'recording';
  return (
    <button
      type="button"
      class="microphone-button"
      data-on={isOn}
      data-loudness={isOn ? loudness : undefined}
      aria-disabled={state === 'asking'}
      aria-label={isOn ? 'Fertig' : 'Sprechen'}
      onClick={onPress}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {isOn ? (
          <rect x="14" y="14" width="20" height="20" rx="4" fill="currentColor" />
        ) : (
          <>
            <rect x="17" y="5" width="14" height="24" rx="7" fill="currentColor" />
            <path
              d="M11 22C11 31 17 35 24 35S37 31 37 22M24 35V43M16 43H32"
              fill="none"
              stroke="currentColor"
              stroke-width="4"
              stroke-linecap="round"
            />
          </>
        )}
      </svg>
    </button>
  );
}
