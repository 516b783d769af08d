import type { BodyPlan, CarBody } from './body-plan.js';
import { type Colour, mixColours } from './colour.js';
import type { BodyLook } from './draw-body.js';
import { downwardGradient, linearGradient, radialGradient } from './svg.js';

/** The visible end of a car. */
export type CarEnd = 'front' | 'rear';

/** Half the width of each body without its mirrors, in units of 5 mm. */
const HALF_WIDTHS: Readonly<Record<CarBody, number>> = {
  hatch: 180,
  bakkie: 192,
  sedan: 186,
  coupe: 188,
  suv: 198,
  supercar: 202,
};

/** Heights (negative, as in SVG) and widths of an end. */
interface EndMeasures {
  readonly half: number;
  readonly roof: number;
  /** Lower edge of the glass: the upper edge of the bonnet or the boot. */
  readonly waist: number;
  readonly lamp: number;
  /** Lower edge of the bumper. */
  readonly low: number;
  readonly tyre: number;
}

/** Width of an end's drawing in units of 5 mm. */
export function endWidth(body: CarBody): number {
  return HALF_WIDTHS[body] * 2;
}

function measure(plan: BodyPlan, body: CarBody, end: CarEnd): EndMeasures {
  const lamp = end === 'front' ? plan.lampAt[1] : plan.tailAt[1];
  return {
    half: HALF_WIDTHS[body],
    roof: -plan.height,
    waist: Math.max(lamp - 34, -plan.height + 62),
    lamp,
    low: Math.min(-24, Math.round(plan.sill * 0.9)),
    tyre: plan.tyreRadius,
  };
}

/** Outline, clip path and gradients of an end; ids are the prefix and one letter, as in `bodyDefs`. */
export function endDefs(plan: BodyPlan, body: CarBody, end: CarEnd, { id, paint, light }: BodyLook): string {
  const measures = measure(plan, body, end);
  const dim = (share: number): Colour => mixColours(paint, '#04060a', share);
  return (
    `<path id="${id}b" d="${outline(measures)}"/><clipPath id="${id}c"><use href="#${id}b"/></clipPath>` +
    linearGradient(
      `${id}p`,
      [
        [0, mixColours(paint, '#ffffff', 0.3)],
        [0.3, paint],
        [0.62, dim(0.34)],
        [1, dim(0.72)],
      ],
      [0, measures.roof, 0, measures.low],
    ) +
    downwardGradient(`${id}l`, [
      [0, '#4a5d6d'],
      [0.5, '#18212c'],
      [1, '#070a0f'],
    ]) +
    linearGradient(`${id}e`, [
      [0, '#020408c8'],
      [0.22, '#02040800'],
      [0.78, '#02040800'],
      [1, '#020408c8'],
    ]) +
    radialGradient(`${id}a`, [
      [0, `${light}80`],
      [1, `${light}00`],
    ]) +
    radialGradient(`${id}n`, lampGlow(end))
  );
}

function lampGlow(end: CarEnd): readonly (readonly [number, string])[] {
  const colour = end === 'front' ? '#fff1cf' : '#ff3b30';
  return [
    [0, `${colour}d0`],
    [0.18, `${colour}60`],
    [0.5, `${colour}1c`],
    [1, `${colour}00`],
  ];
}

/** Draws a car seen from its front or rear, its left edge at x = 0 and the ground at y = 0. */
export function drawEnd(plan: BodyPlan, body: CarBody, end: CarEnd, { id }: BodyLook): string {
  const measures = measure(plan, body, end);
  const face = end === 'front' ? drawFront : drawRear;
  return (
    `<g transform="translate(${measures.half} 0)">${drawTyres(measures)}${drawMirrors(measures, id)}` +
    `<use href="#${id}b" fill="url(#${id}p)"/><g clip-path="url(#${id}c)">` +
    `<ellipse cx="0" cy="${measures.waist}" rx="${measures.half}" ry="30" fill="#fff" fill-opacity=".14"/>` +
    `<use href="#${id}b" fill="url(#${id}e)"/></g>${drawGlass(measures, id)}${face(measures, id)}` +
    `<use href="#${id}b" fill="none" stroke="url(#${id}a)" stroke-width="5"/></g>`
  );
}

/** Adds the mirrored left half to a part that is drawn on the right. */
const both = (part: string): string => `${part}<g transform="scale(-1 1)">${part}</g>`;

function outline({ half, roof, waist, lamp, low }: EndMeasures): string {
  const right = [
    `L${half * 0.84} ${low}`,
    `Q${half} ${low} ${half} ${low - 34}`,
    `L${half} ${lamp + 14}`,
    `Q${half} ${waist - 2} ${half * 0.86} ${waist - 12}`,
    `L${half * 0.66} ${roof + 26}`,
    `Q${half * 0.6} ${roof + 4} ${half * 0.44} ${roof + 2}`,
  ];
  const left = [
    `L${-half * 0.44} ${roof + 2}`,
    `Q${-half * 0.6} ${roof + 4} ${-half * 0.66} ${roof + 26}`,
    `L${-half * 0.86} ${waist - 12}`,
    `Q${-half} ${waist - 2} ${-half} ${lamp + 14}`,
    `L${-half} ${low - 34}`,
    `Q${-half} ${low} ${-half * 0.84} ${low}`,
  ];
  return `M0 ${low}${right.join('')}${left.join('')}Z`;
}

function drawTyres({ half, tyre }: EndMeasures): string {
  const wheel = `<rect x="${half - 62}" y="${-tyre * 1.5}" width="54" height="${tyre * 1.5}" rx="12"/>`;
  return `<g fill="#08090b" stroke="#2a2d33" stroke-width="2">${both(wheel)}</g>`;
}

function drawMirrors({ half, waist }: EndMeasures, id: string): string {
  const mirror = `<path d="M${half * 0.84} ${waist - 14}L${half + 6} ${waist - 34}H${half + 30}Q${half + 38} ${waist - 20} ${half + 28} ${waist - 10}H${half * 0.96}Z"/>`;
  return `<g fill="url(#${id}p)" stroke="#05070a" stroke-width="2">${both(mirror)}</g>`;
}

function drawGlass({ half, roof, waist }: EndMeasures, id: string): string {
  const glass = `M${-half * 0.77} ${waist - 14}L${-half * 0.58} ${roof + 26}Q${-half * 0.54} ${roof + 13} ${-half * 0.42} ${roof + 12}H${half * 0.42}Q${half * 0.54} ${roof + 13} ${half * 0.58} ${roof + 26}L${half * 0.77} ${waist - 14}Q0 ${waist - 2} ${-half * 0.77} ${waist - 14}Z`;
  const head = `<path d="M${half * 0.22} ${waist - 8}V${waist - 34}Q${half * 0.24} ${waist - 52} ${half * 0.36} ${waist - 52}T${half * 0.5} ${waist - 34}V${waist - 8}Z" fill="#04060acc"/>`;
  return (
    `<path d="${glass}" fill="url(#${id}l)" stroke="#050709" stroke-width="4"/>${both(head)}` +
    `<path d="M${-half * 0.5} ${waist - 12}L${-half * 0.3} ${roof + 14}H${-half * 0.12}L${-half * 0.3} ${waist - 10}Z" fill="#cfe3ff1c"/>`
  );
}

function drawFront({ half, waist, lamp, low }: EndMeasures, id: string): string {
  const grille = lamp + 4;
  const deep = (low - grille) * 0.52 + grille;
  const headlamp =
    `<path d="M${half * 0.5} ${lamp + 10}L${half * 0.95} ${lamp - 14}L${half * 0.97} ${lamp + 10}L${half * 0.58} ${lamp + 24}Z" fill="#0d1217"/>` +
    `<path d="M${half * 0.55} ${lamp + 10}L${half * 0.93} ${lamp - 7}" stroke="#fffaf0" stroke-width="6" stroke-linecap="round" fill="none"/>` +
    `<ellipse cx="${half * 0.76}" cy="${lamp + 3}" rx="105" ry="66" fill="url(#${id}n)"/>` +
    `<path d="M${half * 0.62} ${deep + 4}L${half * 0.9} ${deep - 8}L${half * 0.86} ${low - 12}H${half * 0.6}Z" fill="#07090c"/>`;
  return (
    `<path d="M${-half * 0.62} ${waist + 4}Q${-half * 0.3} ${waist - 2} ${-half * 0.26} ${lamp + 2}M${half * 0.62} ${waist + 4}Q${half * 0.3} ${waist - 2} ${half * 0.26} ${lamp + 2}" fill="none" stroke="#0008" stroke-width="2.5"/>` +
    `<path d="M${-half * 0.44} ${grille}H${half * 0.44}L${half * 0.36} ${deep}H${-half * 0.36}Z" fill="#07090c" stroke="#ffffff24" stroke-width="2"/>` +
    `<path d="M${-half * 0.4} ${(grille + deep) / 2}H${half * 0.4}" stroke="#3a4048" stroke-width="${deep - grille - 8}" stroke-dasharray="3 9"/>` +
    `<path d="M${-half * 0.5} ${deep + 12}H${half * 0.5}L${half * 0.42} ${low - 8}H${-half * 0.42}Z" fill="#07090c"/>` +
    both(headlamp) +
    drawPlate(deep + 10, '#f2f1ee')
  );
}

function drawRear({ half, waist, lamp, low }: EndMeasures, id: string): string {
  const skirt = low - 34;
  const tail =
    `<path d="M${half * 0.44} ${lamp - 4}L${half * 0.97} ${lamp - 14}L${half * 0.98} ${lamp + 18}L${half * 0.5} ${lamp + 14}Z" fill="#5c0a0f"/>` +
    `<path d="M${half * 0.48} ${lamp + 4}L${half * 0.93} ${lamp}" stroke="#ff5a4a" stroke-width="7" stroke-linecap="round" fill="none"/>` +
    `<ellipse cx="${half * 0.74}" cy="${lamp + 2}" rx="96" ry="60" fill="url(#${id}n)"/>` +
    `<ellipse cx="${half * 0.6}" cy="${low - 8}" rx="17" ry="11" fill="#050607" stroke="#8a9098" stroke-width="4"/>`;
  return (
    `<path d="M${-half * 0.8} ${lamp - 16}Q0 ${lamp - 26} ${half * 0.8} ${lamp - 16}" fill="none" stroke="#ffffff2e" stroke-width="4"/>` +
    `<path d="M${-half * 0.48} ${lamp + 4}H${half * 0.48}" stroke="#ff5a4a88" stroke-width="4"/>` +
    `<path d="M${-half * 0.7} ${waist - 6}L${-half * 0.78} ${lamp + 40}Q0 ${lamp + 58} ${half * 0.78} ${lamp + 40}L${half * 0.7} ${waist - 6}" fill="none" stroke="#0008" stroke-width="2.5"/>` +
    `<path d="M${-half * 0.86} ${skirt}H${half * 0.86}L${half * 0.78} ${low}H${-half * 0.78}Z" fill="#07090c"/>` +
    both(tail) +
    drawPlate(lamp + 30, '#e9c23a')
  );
}

/** Draws a number plate with illegible characters. */
function drawPlate(top: number, colour: Colour): string {
  return `<rect x="-50" y="${top}" width="100" height="24" rx="4" fill="${colour}"/><path d="M-36 ${top + 12}H36" stroke="#15171b" stroke-width="9" stroke-dasharray="11 6"/>`;
}
