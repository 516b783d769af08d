import { escapeXml } from '@quartermile/core/domain';
import { bakkie } from './bodies/bakkie.js';
import { coupe } from './bodies/coupe.js';
import { hatch } from './bodies/hatch.js';
import { sedan } from './bodies/sedan.js';
import { supercar } from './bodies/supercar.js';
import { suv } from './bodies/suv.js';
import type { BodyPlan, CarBody } from './body-plan.js';
import type { Colour } from './colour.js';
import { type BodyLook, bodyDefs, drawBody } from './draw-body.js';
import { drawEnd, endDefs, endWidth } from './draw-end.js';
import { CAR_DRAWING_SIZE } from './drawing-size.js';
import { duskScene } from './scenes/dusk.js';
import { garageScene } from './scenes/garage.js';
import { passScene } from './scenes/pass.js';
import type { Scene, SceneName, TreeState } from './scenes/scene.js';
import { stripScene } from './scenes/strip.js';
import { tunnelScene } from './scenes/tunnel.js';
import { linearGradient, radialGradient } from './svg.js';
import type { WheelLook } from './wheel.js';

/** Top edge of the visible scene, and height of the ground. */
const TOP = 45;
const GROUND = 552;
/** Middle of the car, left of the start tree. */
const MIDDLE = 556;
/** Longest car in units of the picture. */
const LONGEST = 985;
/** Maximum height and scale of a car seen from its front or rear. */
const END = { tallest: 410, zoom: 1.5 };

/** Views of a car: from its side, close-ups of either end of its side, or from its front or rear. */
export const CAR_VIEWS = ['side', 'nose', 'tail', 'front', 'rear'] as const;
export type CarView = (typeof CAR_VIEWS)[number];

/** Crop of the side view for close-ups: left edge, top edge and width. The aspect ratio is unchanged. */
const CLOSE = { nose: [436, 236, 764], tail: [18, 236, 764] } as const;

const plans: Readonly<Record<CarBody, BodyPlan>> = { hatch, bakkie, sedan, coupe, suv, supercar };

const scenes: Readonly<Record<SceneName, (id: string, tree: TreeState) => Scene>> = {
  strip: stripScene,
  dusk: duskScene,
  garage: garageScene,
  tunnel: tunnelScene,
  pass: passScene,
};

/** Options of a car drawing. */
export interface CarDrawing {
  readonly body: CarBody;
  /** Accessible title of the picture. */
  readonly title: string;
  /** Prefix of all ids; must be unique per page. Letters, digits, "_" and "-". */
  readonly id?: string;
  readonly paint?: Colour;
  readonly wheels?: WheelLook;
  /** Default: the strip at night. */
  readonly scene?: SceneName;
  /** State of the strip's start tree. */
  readonly tree?: TreeState;
  /** Default: the whole side. */
  readonly view?: CarView;
  /** Whether the picture is flipped horizontally, so that the car faces left. */
  readonly mirrored?: boolean;
}

/** A car placed into a picture: its rear or left edge at x = 0, the ground at y = 0. */
interface PlacedCar {
  readonly length: number;
  readonly zoom: number;
  readonly defs: string;
  readonly shapes: string;
}

/** Draws a car as a complete SVG document. */
export function drawCar(picture: CarDrawing): string {
  const { body, title, id = 'q', scene: place = 'strip', tree = 'amber-3', view = 'side' } = picture;
  const plan = plans[body];
  const scene = scenes[place](id, tree);
  const look = {
    id,
    paint: picture.paint ?? plan.paint,
    wheels: picture.wheels ?? plan.wheels,
    light: scene.light,
  };
  const car = placeCar(body, view, look);
  const content =
    `${scene.back}<g transform="translate(${Math.round(MIDDLE - (car.length * car.zoom) / 2)} ${GROUND}) scale(${car.zoom})">` +
    `<g transform="scale(1 -1)" mask="url(#${id}o)"><use href="#${id}x"/></g>` +
    `<ellipse cx="${car.length / 2}" cy="-2" rx="${car.length / 2 + 20}" ry="17" fill="url(#${id}q)"/>` +
    `<g id="${id}x">${car.shapes}</g></g>${scene.front}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(view, picture.mirrored)}" role="img">` +
    `<title>${escapeXml(title)}</title><defs>${car.defs}${scene.defs}${groundDefs(id, scene.mirror)}</defs>` +
    `${picture.mirrored ? `<g transform="translate(${CAR_DRAWING_SIZE.width} 0) scale(-1 1)">${content}</g>` : content}</svg>`
  );
}

function placeCar(body: CarBody, view: CarView, look: BodyLook): PlacedCar {
  const plan = plans[body];
  const round = (zoom: number): number => Math.round(zoom * 100) / 100;
  if (view === 'front' || view === 'rear') {
    const zoom = Math.min(END.zoom, round(END.tallest / plan.height));
    const shapes = drawEnd(plan, body, view, look);
    return { length: endWidth(body), zoom, defs: endDefs(plan, body, view, look), shapes };
  }
  const zoom = Math.min(1.1, round(LONGEST / plan.length));
  return { length: plan.length, zoom, defs: bodyDefs(plan, look), shapes: drawBody(plan, look) };
}

/** The visible part of the drawing. */
function viewBox(view: CarView, mirrored = false): string {
  const { width, height } = CAR_DRAWING_SIZE;
  if (view !== 'nose' && view !== 'tail') return `0 ${TOP} ${width} ${height}`;
  const [left, top, wide] = CLOSE[view];
  return `${mirrored ? width - left - wide : left} ${top} ${wide} ${Math.round((wide * height) / width)}`;
}

/** The shadow under the car, and the mask that fades its reflection. */
function groundDefs(id: string, mirror: number): string {
  const strength = Math.round(mirror * 255)
    .toString(16)
    .padStart(2, '0');
  return (
    radialGradient(`${id}q`, [
      [0, '#000'],
      [0.7, '#000c'],
      [1, '#0000'],
    ]) +
    linearGradient(
      `${id}m`,
      [
        [0, `#ffffff${strength}`],
        [1, '#fff0'],
      ],
      [0, 0, 0, -130],
    ) +
    `<mask id="${id}o" maskUnits="userSpaceOnUse" x="-50" y="-320" width="1200" height="330"><path fill="url(#${id}m)" d="M-50-320H1150V10H-50Z"/></mask>`
  );
}
