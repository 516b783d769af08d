/** How a picture is looked at: enlarged, turned clockwise by quarters, and moved, in px. */
export interface PictureView {
  readonly zoom: number;
  readonly quarterTurns: number;
  readonly x: number;
  readonly y: number;
}

/** All of the picture, upright. */
export const wholePicture: PictureView = { zoom: 1, quarterTurns: 0, x: 0, y: 0 };

const ZOOM_STEP = 1.5;
const ZOOM_MAX = ZOOM_STEP ** 5;

/** One step nearer (1) or further (-1); what is whole again stands in the middle. */
export function zoomView(view: PictureView, step: 1 | -1): PictureView {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, view.zoom * ZOOM_STEP ** step));
  const share = zoom / view.zoom;
  // Rounding must leave no picture a hair larger than whole.
  return zoom < ZOOM_STEP ** 0.5
    ? { ...view, zoom: 1, x: 0, y: 0 }
    : { ...view, zoom, x: view.x * share, y: view.y * share };
}

/** A quarter clockwise. */
export function turnView(view: PictureView): PictureView {
  return { ...view, quarterTurns: (view.quarterTurns + 1) % 4, x: 0, y: 0 };
}

/** Moved by px; a whole picture stays where it is. */
export function moveView(view: PictureView, x: number, y: number): PictureView {
  return view.zoom === 1 ? view : { ...view, x: view.x + x, y: view.y + y };
}

/**
 * The view as a CSS transform.
 * @param shape width through height of the room; a picture on its side is made smaller to fit into it
 */
export function toTransform({ zoom, quarterTurns, x, y }: PictureView, shape: number): string {
  const fit = quarterTurns % 2 === 1 ? Math.min(shape, 1 / shape) : 1;
  return `translate(${x}px, ${y}px) rotate(${quarterTurns * 90}deg) scale(${zoom * fit})`;
}
