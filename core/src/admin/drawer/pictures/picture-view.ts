/** A place on a picture, as shares of its width and height. */
export interface PicturePlace {
  readonly x: number;
  readonly y: number;
}

/** Zoom, clockwise quarter turns, and offset of a picture in px. */
export interface PictureView {
  readonly zoom: number;
  readonly quarterTurns: number;
  readonly x: number;
  readonly y: number;
  /** The place in the middle of the viewport, before the offset; by default the middle of the picture. */
  readonly at?: PicturePlace | undefined;
}

/** The initial view: not zoomed, turned or moved. */
export const wholePicture: PictureView = { zoom: 1, quarterTurns: 0, x: 0, y: 0 };

const ZOOM_STEP = 1.5;
const ZOOM_MAX = ZOOM_STEP ** 5;
/** The view of a place of the picture, enlarged by some steps. */
export function viewOf(at: PicturePlace | undefined, steps: number): PictureView {
  return steps === 0 ? wholePicture : { ...wholePicture, zoom: ZOOM_STEP ** steps, at };
}

/** Zooms in (1) or out (-1) by one step. The picture is centred again at zoom 1. */
export function zoomView(view: PictureView, step: 1 | -1): PictureView {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, view.zoom * ZOOM_STEP ** step));
  const share = zoom / view.zoom;
  // Rounding errors could leave a zoom slightly above 1.
  return zoom < ZOOM_STEP ** 0.5
    ? { ...wholePicture, quarterTurns: view.quarterTurns }
    : { ...view, zoom, x: view.x * share, y: view.y * share };
}

/** Turns the picture clockwise by 90 degrees and resets its offset. */
export function turnView({ zoom, quarterTurns }: PictureView): PictureView {
  return { zoom, quarterTurns: (quarterTurns + 1) % 4, x: 0, y: 0 };
}

/** Moves the picture by x and y px. A picture at zoom 1 does not move. */
export function moveView(view: PictureView, x: number, y: number): PictureView {
  return view.zoom === 1 ? view : { ...view, x: view.x + x, y: view.y + y };
}

/**
 * Converts the view to a CSS transform. A place is reached by the size of the picture in the viewport, `--picture-width`
 * and `--picture-height`, as far as the picture still fills the viewport.
 * @param shape aspect ratio (width / height) of the viewport; a picture turned sideways is scaled down to fit
 */
export function toTransform({ zoom, quarterTurns, x, y, at }: PictureView, shape: number): string {
  const fit = quarterTurns % 2 === 1 ? Math.min(shape, 1 / shape) : 1;
  const offset = at
    ? `${offsetTo(at.x, zoom, 'width', '100cqw', x)}, ${offsetTo(at.y, zoom, 'height', '100cqh', y)}`
    : `${x}px, ${y}px`;
  return `translate(${offset}) rotate(${quarterTurns * 90}deg) scale(${zoom * fit})`;
}

function offsetTo(place: number, zoom: number, side: string, room: string, px: number): string {
  const most = `max(0px, (${zoom} * var(--picture-${side}) - ${room}) / 2)`;
  return `calc(${px}px + clamp(-1 * ${most}, ${zoom * (0.5 - place)} * var(--picture-${side}), ${most}))`;
}
