import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { signs, type Sign } from '../controls/signs';
import { SoundSwitch } from './sound-switch';
import { SpeakerButton } from './speaker-button';

afterEach(() => render(null, document.body));

const speaker = {
  say: async () => {},
  instruct: async () => {},
  repeat: async () => {},
  watch: () => () => {},
  stop() {},
};
const drawn = () => document.querySelector('button svg')?.innerHTML;
function sign(name: Sign) {
  const place = document.createElement('div');
  render(<svg>{signs[name]}</svg>, place);
  return place.firstElementChild?.innerHTML;
}

test.each([
  [true, 'sound-on'],
  [false, 'sound-off'],
] as const)('a loudspeaker says whether there is sound: %s', (on, name) => {
  render(<SoundSwitch on={on} onSwitch={() => {}} />, document.body);
  expect(drawn()).toBe(sign(name));
  expect(document.querySelector('button')?.ariaPressed).toBe(String(on));
});

test('an ear stands for hearing again, which is no loudspeaker', () => {
  render(<SpeakerButton speaker={speaker} />, document.body);
  expect(drawn()).toBe(sign('ear'));
  expect([sign('sound-on'), sign('sound-off')]).not.toContain(drawn());
});
