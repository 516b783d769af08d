import { type CarDrawing, drawCar } from '../illustrations/draw-car.js';
import { drawDisplayText } from './display-text.js';

/** A car drawing that is embedded into a larger picture. */
export type PosterCar = Omit<CarDrawing, 'id' | 'title'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Alignment of the cropped drawing, a value of SVG's preserveAspectRatio. */
  readonly align?: string;
}

/** Draws a car cropped to a box. */
function setCar(id: string, car: PosterCar, { x, y, width, height, align = 'xMidYMid' }: Box): string {
  return drawCar({ ...car, id, title: id }).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align} slice" `,
  );
}

/** Darkens the lower edge, below the tyres, behind the text. */
const SHADE =
  '<linearGradient id="shade" x2="0" y2="1"><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset=".84" stop-color="#000" stop-opacity=".72"/><stop offset="1" stop-color="#000" stop-opacity=".92"/></linearGradient>';

const FRAME = { width: 1280, height: 720 };
/** Upward offset of a drawing that makes room for text below the tyres. */
const RAISED = 44;

/** Draws a car over the whole picture with a dark lower edge. */
function drawStage(id: string, car: PosterCar): string {
  const { width, height } = FRAME;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${SHADE}</defs>` +
    setCar(id, car, { x: 0, y: -RAISED, width, height }) +
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#shade)"/>`
  );
}

/** Draws a video's thumbnail with one car and a short text below it. */
export function drawSoloThumbnail(car: PosterCar, words: readonly [large: string, small: string]): string {
  const [large, small] = words;
  return (
    drawStage('solo', car) +
    '<path d="M56 590H66V686H56Z" fill="#ffb210"/>' +
    drawDisplayText(large, { x: 94, y: 590, size: 52, colour: '#fff', lean: 8, maxWidth: 700 }) +
    drawDisplayText(small, { x: 94, y: 662, size: 24, colour: '#ffd27a', maxWidth: 700 }) +
    '</svg>'
  );
}

/** Draws a video's thumbnail with two cars, one per lane, and their results. */
export function drawDuelThumbnail(
  cars: readonly [PosterCar, PosterCar],
  words: readonly [far: string, near: string],
): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">' +
    drawLane('far', cars[0], words[0], 0) +
    drawLane('near', cars[1], words[1], 362) +
    '<path d="M0 352L1280 346V368L0 374Z" fill="#ffb210"/></svg>'
  );
}

/** Draws a lane: the car cropped above the roof and below the tyres, with a text plate beside the nose. */
function drawLane(id: string, car: PosterCar, words: string, y: number): string {
  const lane = setCar(id, car, { x: 0, y, width: 1280, height: 358 });
  return (
    lane.replace(/viewBox="[^"]*"/, 'viewBox="0 231 1200 336"') +
    `<path d="M1012 ${y + 20}H1260L1246 ${y + 92}H998Z" fill="#0b0c0eeb"/><path d="M1000 ${y + 20}H1012L998 ${y + 92}H986Z" fill="#ffb210"/>` +
    drawDisplayText(words, {
      x: 1130,
      y: y + 36,
      size: 40,
      colour: '#fff',
      anchor: 'middle',
      lean: 8,
      maxWidth: 210,
    })
  );
}

/** Draws an event's picture: a car and a short text below it, which leaves space for the badge in the right corner. */
export function drawEventPoster(car: PosterCar, words: string): string {
  return (
    drawStage('event', car) +
    '<path d="M56 610H66V666H56Z" fill="#ffb210"/>' +
    drawDisplayText(words, { x: 94, y: 616, size: 44, colour: '#fff', lean: 8, maxWidth: 820 }) +
    '</svg>'
  );
}
