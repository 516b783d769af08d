import { type CarDrawing, drawCar } from '@quartermile/core/domain';
import { drawLettering } from './lettering.js';

/** A car of the family, to be set into a larger picture. */
export type PosterCar = Omit<CarDrawing, 'id' | 'title'>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Which part of the drawing is kept where it is cut, as SVG's preserveAspectRatio says it. */
  readonly align?: string;
}

/** A car's drawing cut to a box. */
function setCar(id: string, car: PosterCar, { x, y, width, height, align = 'xMidYMid' }: Box): string {
  return drawCar({ ...car, id, title: id }).replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align} slice" `,
  );
}

const SHADE =
  '<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#000" stop-opacity=".7"/><stop offset=".34" stop-color="#000" stop-opacity="0"/><stop offset=".66" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".8"/></linearGradient>';

/** A video's picture: one car, and what the video is about in a few words. */
export function drawSoloThumbnail(car: PosterCar, words: readonly [large: string, small: string]): string {
  const [large, small] = words;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs>${SHADE}</defs>` +
    setCar('solo', car, { x: 0, y: 0, width: 1280, height: 720, align: 'xMinYMid' }) +
    '<path d="M0 0H1280V720H0Z" fill="url(#shade)"/><path d="M64 66H76V196H64Z" fill="#ffb210"/>' +
    drawLettering(large, { x: 104, y: 66, size: 82, colour: '#fff', weight: 0.22, lean: 8, maxWidth: 800 }) +
    drawLettering(small, { x: 104, y: 164, size: 32, colour: '#ffd27a', weight: 0.17, maxWidth: 800 }) +
    '</svg>'
  );
}

/** A video's picture: two cars, one lane each. */
export function drawDuelThumbnail(
  cars: readonly [PosterCar, PosterCar],
  names: readonly [string, string],
): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">' +
    drawLane('far', cars[0], names[0], 0) +
    drawLane('near', cars[1], names[1], 362) +
    '<path d="M0 352L1280 346V368L0 374Z" fill="#ffb210"/><circle cx="1150" cy="360" r="74" fill="#0b0c0e" stroke="#ffb210" stroke-width="12"/>' +
    drawLettering('VS', {
      x: 1150,
      y: 335,
      size: 50,
      colour: '#fff',
      weight: 0.24,
      anchor: 'middle',
      lean: 8,
    }) +
    '</svg>'
  );
}

/** One lane: the drawing from just above the roof to just below the tyres, and above the bonnet a plate with its name. */
function drawLane(id: string, car: PosterCar, name: string, y: number): string {
  const lane = setCar(id, car, { x: 0, y, width: 1280, height: 358 });
  return (
    lane.replace(/viewBox="[^"]*"/, 'viewBox="0 231 1200 336"') +
    `<path d="M806 ${y + 16}H1054L1040 ${y + 74}H792Z" fill="#0b0c0ee6"/><path d="M794 ${y + 16}H806L792 ${y + 74}H780Z" fill="#ffb210"/>` +
    drawLettering(name, {
      x: 923,
      y: y + 31,
      size: 28,
      colour: '#fff',
      weight: 0.2,
      anchor: 'middle',
      lean: 8,
      maxWidth: 210,
    })
  );
}

/** An event's picture: its place, with its name below. */
export function drawEventPoster(car: PosterCar, title: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><defs>${SHADE}</defs>` +
    setCar('event', car, { x: 0, y: 0, width: 1280, height: 720 }) +
    '<path d="M0 0H1280V720H0Z" fill="url(#shade)"/><path d="M56 626H196V636H56Z" fill="#ffb210"/>' +
    drawLettering(title, { x: 56, y: 50, size: 60, colour: '#fff', weight: 0.21, lean: 8, maxWidth: 1160 }) +
    '</svg>'
  );
}
