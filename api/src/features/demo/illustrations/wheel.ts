import { type Colour, mixColours } from './colour.js';
import { linearGradient, radialGradient } from './svg.js';

/** The available rim styles. */
export const WHEEL_STYLES = ['split', 'multi', 'turbine', 'mesh', 'trail'] as const;
export type WheelStyle = (typeof WHEEL_STYLES)[number];

/** Appearance of a wheel. */
export interface WheelLook {
  readonly style: WheelStyle;
  readonly rim: Colour;
  readonly caliper: Colour;
}

/** An upward spoke of a rim with radius 100, and the number of spokes. */
const spokes: Readonly<Record<WheelStyle, { count: number; path: string }>> = {
  split: { count: 5, path: 'M-9-14L-27-96H-14L-1-46L1-46L14-96H27L9-14Z' },
  multi: { count: 10, path: 'M-4-14L-8-96H8L4-14Z' },
  turbine: { count: 9, path: 'M-9-14C-8-46 4-74 24-94L38-88C20-66 10-42 8-14Z' },
  mesh: { count: 7, path: 'M-6-14L-4-50L-31-92L-21-96L0-64L21-96L31-92L4-50L6-14Z' },
  trail: { count: 6, path: 'M-15-16L-25-93C-10-97 10-97 25-93L15-16ZM-5-62L-8-84H8L5-62Z' },
};

/** Draws a wheel centred at (0, 0) with the id `{id}w`, using the gradients `{id}t` and `{id}i`. */
export function drawWheel(id: string, look: WheelLook, radius: number, rimShare: number): string {
  const { count, path } = spokes[look.style];
  const others = Array.from(
    { length: count - 1 },
    (_, index) =>
      `<use href="#${id}k" transform="rotate(${Math.round(((index + 1) * 3600) / count) / 10})"/>`,
  ).join('');
  return (
    `<g id="${id}w"><circle r="${radius}" fill="url(#${id}t)"/>` +
    (look.style === 'trail'
      ? `<circle r="${radius - 3}" fill="none" stroke="#23262a" stroke-width="6" stroke-dasharray="8 5"/>`
      : '') +
    `<g transform="scale(${(radius * rimShare) / 100})"><circle r="103" fill="#040506"/>` +
    '<g fill="none"><circle r="60" stroke="#5d6268" stroke-width="34"/>' +
    '<circle r="64" stroke="#303439" stroke-width="17" stroke-dasharray="3 9"/>' +
    `<path d="M-68-19A70 70 0 0 1-36-60" stroke="${look.caliper}" stroke-width="23"/>` +
    '<circle r="97" stroke="#0009" stroke-width="34"/></g>' +
    `<g fill="url(#${id}i)" stroke="#000a" stroke-width="1.6"><path id="${id}k" fill-rule="evenodd" d="${path}"/>${others}<circle r="19"/></g>` +
    `<g fill="none"><circle r="98" stroke="url(#${id}i)" stroke-width="7"/>` +
    '<circle r="12" stroke="#0a0b0c" stroke-width="4.4" stroke-dasharray="4.4 10.68"/></g></g></g>'
  );
}

/** The gradients of a wheel: tyre and rim. */
export function wheelDefs(id: string, { rim }: WheelLook): string {
  return (
    radialGradient(`${id}t`, [
      [0.74, '#08090b'],
      [0.86, '#24272c'],
      [0.92, '#16181c'],
      [1, '#030405'],
    ]) +
    linearGradient(
      `${id}i`,
      [
        [0, mixColours(rim, '#ffffff', 0.5)],
        [0.5, rim],
        [1, mixColours(rim, '#04060a', 0.65)],
      ],
      [-40, -100, 40, 100],
    )
  );
}
