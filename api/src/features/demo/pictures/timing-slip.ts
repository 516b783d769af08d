import { MARK } from '@quartermile/core/domain';
import { downwardGradient, radialGradient } from '../illustrations/svg.js';
import { seeded } from './demo-picture.js';
import { drawLettering } from './lettering.js';

/** Content of a timing slip. */
export interface TimingSlip {
  /** Also seeds the small differences between slips. */
  readonly car: string;
  readonly venue: string;
  /** Elapsed time over the quarter mile, in seconds. */
  readonly seconds: number;
}

const WIDTH = 900;
const HEIGHT = 1200;
const PAPER = { left: 190, right: 710, top: 70, bottom: 1130 };
const INK = '#23262d';

/** Draws a slip of thermal paper on asphalt, like a photograph. */
export function drawTimingSlip(slip: TimingSlip): string {
  const chance = seeded(slip.car);
  const turn = (chance() * 7 - 3.5).toFixed(2);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>` +
    radialGradient('t', [
      [0, '#34373d'],
      [0.6, '#22242a'],
      [1, '#101115'],
    ]) +
    downwardGradient('p', [
      [0, '#fdfcf7'],
      [0.5, '#f3f1e9'],
      [1, '#dedbd1'],
    ]) +
    `</defs><path fill="url(#t)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${drawTar(chance)}` +
    `<g transform="rotate(${turn} 450 600)"><path d="${paperOutline()}" fill="#0009" transform="translate(14 20)"/>` +
    `<path d="${paperOutline()}" fill="url(#p)"/>${drawHead(slip)}${drawRows(runRows(slip.seconds, chance))}</g></svg>`
  );
}

/** Draws the grain of the road with dotted lines at random angles. */
function drawTar(chance: () => number): string {
  const line = (): string => {
    const y = Math.round(chance() * HEIGHT);
    const dash = `0 ${Math.round(9 + chance() * 22)} 0 ${Math.round(5 + chance() * 31)}`;
    return `<path d="M0 ${y}L${WIDTH} ${Math.round(y + chance() * 240 - 120)}" stroke-dasharray="${dash}"/>`;
  };
  return `<g stroke="#fff" stroke-opacity=".07" stroke-width="5" stroke-linecap="round">${Array.from({ length: 46 }, line).join('')}</g>`;
}

/** Outline of the paper, with a jagged lower edge. */
function paperOutline(): string {
  const { left, right, top, bottom } = PAPER;
  const teeth = Array.from(
    { length: 26 },
    (_, tooth) => `L${right - tooth * 20 - 10} ${bottom + 9}L${right - tooth * 20 - 20} ${bottom}`,
  );
  return `M${left} ${top}H${right}V${bottom}${teeth.join('')}Z`;
}

function drawHead({ venue, car }: TimingSlip): string {
  const middle = (text: string, y: number, size: number): string =>
    drawLettering(text, { x: 450, y, size, colour: INK, anchor: 'middle', weight: 0.16, maxWidth: 450 });
  return (
    `<g transform="translate(412 104) scale(1.2)"><path d="${MARK.letter}" fill="${INK}"/><path d="${MARK.quarter}" fill="${INK}"/></g>` +
    middle(venue, 206, 30) +
    middle(car, 260, 22) +
    `<path d="M220 308H680" stroke="${INK}" stroke-width="3" stroke-dasharray="9 7"/>`
  );
}

type Row = readonly [label: string, value: string];

/**
 * Creates plausible intermediate times and a trap speed for an elapsed time, from typical shares of a street car.
 */
export function runRows(seconds: number, chance: () => number): readonly Row[] {
  const near = (share: number, spread: number): number => share + (chance() - 0.5) * spread;
  const eighth = seconds * near(0.645, 0.012);
  const trap = (2190 / seconds) * near(1, 0.03);
  return [
    ['LANE', chance() < 0.5 ? 'LEFT' : 'RIGHT'],
    ['R/T', near(0.34, 0.4).toFixed(3)],
    ['60 FT', (seconds * near(0.147, 0.012)).toFixed(3)],
    ['330 FT', (seconds * near(0.415, 0.01)).toFixed(3)],
    ['1/8 MILE', eighth.toFixed(3)],
    ['KM/H', (trap * near(0.79, 0.02)).toFixed(1)],
    ['1000 FT', (seconds * near(0.838, 0.006)).toFixed(3)],
    ['1/4 MILE', seconds.toFixed(3)],
    ['KM/H', trap.toFixed(1)],
  ];
}

function drawRows(rows: readonly Row[]): string {
  return rows
    .map(([label, value], index) => {
      const isResult = label === '1/4 MILE';
      const y = 344 + index * 80;
      const style = { y, size: 34, colour: INK, weight: isResult ? 0.24 : 0.15 };
      return (
        (isResult
          ? `<path d="M208 ${y - 22}H692V${y + 56}H208Z" fill="${MARK.amber}" fill-opacity=".34"/>`
          : '') +
        drawLettering(label, { ...style, x: 228 }) +
        drawLettering(value, { ...style, x: 672, anchor: 'end' })
      );
    })
    .join('');
}
