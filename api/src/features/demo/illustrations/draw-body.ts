import type { BodyPlan } from './body-plan.js';
import { type Colour, mixColours } from './colour.js';
import { downwardGradient, linearGradient, radialGradient } from './svg.js';
import { drawWheel, type WheelLook, wheelDefs } from './wheel.js';

/** Space between a tyre and the edge of its arch. */
const ARCH_GAP = 6;

/** Appearance of a body: `id` is the prefix of all ids, `light` is the colour of the light on the nose. */
export interface BodyLook {
  readonly id: string;
  readonly paint: Colour;
  readonly wheels: WheelLook;
  readonly light: Colour;
}

/**
 * Outlines, clip paths and gradients of a car. Ids are the prefix and one letter: b body, c its clip, g glass,
 * d its clip, p paint, f flank, s shoulder, e ends, l glass tint, r roof's rim light, a accent light, u and h
 * fenders, j tail lamp's glow, n headlamp's glow.
 */
export function bodyDefs(plan: BodyPlan, { id, paint, wheels, light }: BodyLook): string {
  const roof = -plan.height;
  return (
    `<path id="${id}b" d="${outline(plan)}"/><clipPath id="${id}c"><use href="#${id}b"/></clipPath>` +
    `<path id="${id}g" d="${plan.glass}"/><clipPath id="${id}d"><use href="#${id}g"/></clipPath>` +
    paintDefs(id, plan, paint) +
    downwardGradient(`${id}l`, [
      [0, '#40515f'],
      [0.45, '#151d27'],
      [1, '#070a0f'],
    ]) +
    linearGradient(
      `${id}r`,
      [
        [0, '#e2ecfff2'],
        [1, '#e2ecff00'],
      ],
      [0, roof, 0, roof * 0.5],
    ) +
    radialGradient(
      `${id}a`,
      [
        [0, `${light}e6`],
        [0.35, `${light}5a`],
        [1, `${light}00`],
      ],
      [plan.length + 30, roof * 0.9, plan.length * 0.5],
    ) +
    radialGradient(`${id}j`, [
      [0, '#ff3b3090'],
      [0.3, '#ff3b3038'],
      [1, '#ff3b3000'],
    ]) +
    radialGradient(`${id}n`, [
      [0, '#fff6dff0'],
      [0.1, '#fff1cf80'],
      [0.35, '#fff1cf2c'],
      [1, '#fff1cf00'],
    ]) +
    wheelDefs(id, wheels)
  );
}

/** Draws a car in side view, its rear bumper at x = 0 and the ground at y = 0. */
export function drawBody(plan: BodyPlan, look: BodyLook): string {
  return (
    drawUnderside(plan, look) + drawShell(plan, look.id) + drawCabin(plan, look.id) + drawLamps(plan, look.id)
  );
}

/** Closes the contour with an underside that has two wheel arches. */
function outline({ contour, frontAxle, rearAxle, sill, tyreRadius }: BodyPlan): string {
  const radius = tyreRadius + ARCH_GAP;
  const half = Math.round(Math.sqrt(radius ** 2 - (tyreRadius + sill) ** 2));
  const arch = (axle: number): string =>
    `L${axle + half} ${sill}A${radius} ${radius} 0 1 0 ${axle - half} ${sill}`;
  return `${contour}${arch(frontAxle)}${arch(rearAxle)}Z`;
}

/** Gradients: light from above, a dark band under the character line, and light from the ground below it. */
function paintDefs(id: string, plan: BodyPlan, paint: Colour): string {
  const dim = (share: number): Colour => mixColours(paint, '#04060a', share);
  const lit = mixColours(paint, '#ffffff', 0.24);
  const night = (opacity: string): string => `#020408${opacity}`;
  return (
    linearGradient(
      `${id}p`,
      [
        [0, lit],
        [0.12, paint],
        [0.34, dim(0.14)],
        [0.66, dim(0.08)],
        [1, dim(0.5)],
      ],
      [0, -plan.height, 0, plan.sill],
    ) +
    downwardGradient(`${id}f`, [
      [0, night('bc')],
      [0.28, night('64')],
      [0.52, night('14')],
      [0.66, night('28')],
      [0.84, night('a0')],
      [1, night('e0')],
    ]) +
    downwardGradient(`${id}s`, [
      [0, '#fff0'],
      [0.4, '#ffffff0c'],
      [1, '#ffffff70'],
    ]) +
    linearGradient(`${id}e`, [
      [0, night('c0')],
      [0.2, night('00')],
      [0.8, night('00')],
      [1, night('80')],
    ]) +
    downwardGradient(`${id}u`, [
      [0, '#ffffff2c'],
      [0.35, '#ffffff10'],
      [0.8, '#fff0'],
    ]) +
    radialGradient(`${id}h`, [
      [0, '#ffffff2a'],
      [1, '#fff0'],
    ])
  );
}

function drawUnderside(plan: BodyPlan, { id, wheels }: BodyLook): string {
  const { rearAxle, frontAxle, tyreRadius, rimShare } = plan;
  const radius = tyreRadius + ARCH_GAP;
  const well = (axle: number): string => `<circle cx="${axle}" cy="${-tyreRadius}" r="${radius}"/>`;
  return (
    `<g fill="#020305"><path d="M${rearAxle} ${-radius}H${frontAxle}V${plan.sill + 12}H${rearAxle}Z"/>${well(rearAxle)}${well(frontAxle)}</g>` +
    (plan.behind ? `<path d="${plan.behind}" fill="#0a0d11" stroke="#aebfd84c" stroke-width="1.5"/>` : '') +
    `<g transform="translate(${rearAxle} ${-tyreRadius})">${drawWheel(id, wheels, tyreRadius, rimShare)}</g>` +
    `<use href="#${id}w" x="${frontAxle}" y="${-tyreRadius}"/>`
  );
}

function drawShell(plan: BodyPlan, id: string): string {
  const coat = (paint: string, attributes = ''): string =>
    `<use href="#${id}b" fill="url(#${id}${paint})"${attributes}/>`;
  const fender = (axle: number): string =>
    `<ellipse cx="${axle}" cy="${-plan.tyreRadius * 2 - 8}" rx="130" ry="46" fill="url(#${id}h)"/>`;
  return (
    `<g clip-path="url(#${id}c)">${coat('p')}` +
    `<path d="${plan.shoulder}" fill="url(#${id}s)"/><path d="${plan.flank}" fill="url(#${id}f)"/>` +
    fender(plan.rearAxle) +
    fender(plan.frontAxle) +
    `<path d="${plan.haunches}" fill="url(#${id}u)"/><path d="${plan.glint}" fill="#fff5"/>` +
    `<g fill="none"><path d="${plan.seams}" stroke="#0009" stroke-width="2"/>${drawArches(plan)}</g>` +
    `<path d="${plan.screens}" fill="#0b1118"/>${coat('e')}${coat('a', ' opacity=".17"')}` +
    `<path d="${plan.trim}" fill="#07090c"/>` +
    `<g fill="none" stroke-width="5"><use href="#${id}b" stroke="url(#${id}r)"/><use href="#${id}b" stroke="url(#${id}a)"/></g></g>`
  );
}

function drawArches({ frontAxle, rearAxle, tyreRadius, flares }: BodyPlan): string {
  const radius = tyreRadius + ARCH_GAP;
  const arch = (axle: number): string =>
    `M${axle - radius}-${tyreRadius}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
  const stroke = flares ? `stroke="#0b0e12" stroke-width="${flares * 2}"` : 'stroke="#fff3" stroke-width="5"';
  return `<path d="${arch(rearAxle)}${arch(frontAxle)}" ${stroke}/>`;
}

function drawCabin(plan: BodyPlan, id: string): string {
  return (
    `<use href="#${id}g" fill="url(#${id}l)" stroke="#050709" stroke-width="5"/>` +
    `<g clip-path="url(#${id}d)"><path d="${plan.cabin}" fill="#04060acc"/>` +
    '<path d="M250-380L160-180H310L400-380ZM470-380L380-180H412L502-380Z" fill="#cfe3ff18"/>' +
    `<path d="${plan.pillars}" fill="#06080b"/></g>` +
    `<path d="${plan.fittings}" fill="#0007"/>` +
    `<path d="${plan.mirror}" fill="url(#${id}p)" stroke="#05070a" stroke-width="1.5"/>`
  );
}

function drawLamps(plan: BodyPlan, id: string): string {
  const [headX, headY] = plan.lampAt;
  const [tailX, tailY] = plan.tailAt;
  return (
    `<path d="${plan.headlamp}" fill="#0d1217"/><path d="${plan.tailLamp}" fill="#5c0a0f"/>` +
    '<g fill="none" stroke-width="4.5" stroke-linecap="round">' +
    `<path d="${plan.daylight}" stroke="#fffaf0"/><path d="${plan.tailLight}" stroke="#ff5a4a"/></g>` +
    `<ellipse cx="${headX}" cy="${headY}" rx="110" ry="70" fill="url(#${id}n)"/>` +
    `<ellipse cx="${tailX}" cy="${tailY}" rx="80" ry="52" fill="url(#${id}j)"/>`
  );
}
