import { describe, expect, test } from 'vitest';
import { named } from '../colours.ts';
import { paint } from './paint.ts';
import { trafficLightGame } from './traffic-light.ts';

describe('the traffic light', () => {
  const lamps = (light: 'dark' | 'red' | 'green') =>
    (['rot', 'gelb', 'gruen'] as const).filter((name) =>
      trafficLightGame().lights[light].includes(named[name].toLowerCase()),
    );

  test.each([
    ['dark', []],
    ['red', ['rot']],
    ['green', ['gruen']],
  ] as const)('shows one lamp and no other: %s', (light, lit) => {
    expect(lamps(light)).toEqual(lit);
  });
});

describe('the picture to be painted', () => {
  test('has the colours that are named', () => {
    for (const [name, [colour]] of Object.entries(paint().inks)) {
      expect(colour).toBe(named[name as keyof typeof named]);
    }
  });

  test('leaves every part open for any colour', () => {
    for (const [name, drawing] of Object.entries(paint().parts)) {
      expect(drawing, name).toContain('var(--paint)');
    }
  });

  test('has a butterfly of many colours', () => {
    const seen = Object.values(named).filter((hex) => paint().motley.includes(hex.toLowerCase()));
    expect(seen.length).toBeGreaterThanOrEqual(6);
  });
});
