/** The market: customers of the family, crates for what is sold, and a basket to take it home. */
import type { Name } from '../characters/people.ts';
import { shade } from '../colours.ts';
import { crate, crateBack } from '../scenes/furnishings.ts';
import { places } from '../scenes/places.ts';
import { group, line, oval, solid } from '../strokes.ts';
import { svgPart } from '../svg/file.ts';
import { backdrop } from './backdrop.ts';
import { behindCounter } from './guests.ts';

const customers: readonly Name[] = ['oma', 'cousin', 'tante', 'opa', 'lena', 'onkel'];

const straw = '#C58A4E';

const basketBack = (): string =>
  line('M34 112C34 0 166 0 166 112', shade(straw, 0.36), 12) +
  line('M36 108C38 4 162 4 164 108', straw, 6) +
  oval(100, 110, 88, 24, shade(straw, 0.5));

const basketFront = (): string =>
  solid(
    'korb',
    'M12 110C40 134 160 134 188 110L172 172Q168 186 152 186H48Q32 186 28 172Z',
    straw,
    'M140 100C152 130 150 160 132 190H200V100Z',
  ) +
  line('M20 138C60 156 140 156 180 138M26 162C64 178 136 178 174 162', shade(straw, 0.3), 5) +
  line(
    'M50 132L56 148M84 138L86 154M118 138L116 154M150 132L146 148M66 158L70 172M100 160V176M134 158L130 172',
    shade(straw, 0.3),
    4,
  ) +
  line('M12 110C40 134 160 134 188 110', '#E0B27A', 9);

const inCrate = (svg: string): string => group(svg, 'transform="translate(50 98) scale(.96 .66)"');

export const marketStall = () => ({
  market: backdrop(places.markt({ season: 'summer', weather: 'sun' }), 'market'),
  customers: customers.map(behindCounter),
  crateBack: svgPart(inCrate(crateBack()), 'crate-back'),
  crateFront: svgPart(inCrate(crate()), 'crate'),
  basketBack: svgPart(basketBack(), 'basket-back'),
  basketFront: svgPart(basketFront(), 'basket'),
});
