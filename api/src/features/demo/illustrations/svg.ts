/** A gradient stop: offset (0 to 1) and colour, optionally with opacity as "#rgba" or "#rrggbbaa". */
export type GradientStop = readonly [offset: number, colour: string];

/** A linear gradient over the painted shape's width, or along a line in user units. */
export function linearGradient(
  id: string,
  stops: readonly GradientStop[],
  line?: readonly [number, number, number, number],
): string {
  const [x1, y1, x2, y2] = line ?? [];
  const along = line ? ` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"` : '';
  return `<linearGradient id="${id}"${along}>${drawStops(stops)}</linearGradient>`;
}

/** A linear gradient from the top of the painted shape to its bottom. */
export function downwardGradient(id: string, stops: readonly GradientStop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${drawStops(stops)}</linearGradient>`;
}

/** A radial gradient over the painted shape, or around a point in user units. */
export function radialGradient(
  id: string,
  stops: readonly GradientStop[],
  circle?: readonly [number, number, number],
): string {
  const [cx, cy, r] = circle ?? [];
  const around = circle ? ` gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"` : '';
  return `<radialGradient id="${id}"${around}>${drawStops(stops)}</radialGradient>`;
}

/** A radial gradient that fades to transparent without a visible edge. `colour` has six digits. */
export function softGlow(id: string, colour: string): string {
  return radialGradient(id, [
    [0, `${colour}d0`],
    [0.12, `${colour}80`],
    [0.3, `${colour}40`],
    [0.6, `${colour}12`],
    [1, `${colour}00`],
  ]);
}

function drawStops(stops: readonly GradientStop[]): string {
  return stops
    .map(
      ([offset, colour]) =>
        `<stop${offset ? ` offset="${`${offset}`.replace('0.', '.')}"` : ''} stop-color="${colour}"/>`,
    )
    .join('');
}
