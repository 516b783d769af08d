import { IMAGE_WIDTHS_PX } from '@quartermile/core/domain';

/** The variant width nearest to `wanted` px; the larger of two equally near. Default: the original width. */
export function nearestWidth(own: number, wanted: number | undefined): number {
  if (wanted === undefined) return own;
  const widths = [...IMAGE_WIDTHS_PX.filter((width) => width < own), own];
  return widths.reduce((best, width) => (Math.abs(width - wanted) <= Math.abs(best - wanted) ? width : best));
}
