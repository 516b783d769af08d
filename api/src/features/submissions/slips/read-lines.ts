import type { SlipBox, SlipLane, SlipLine, SlipWord } from '@quartermile/core/domain';
import { type CandidateKind, isPlausible, type SlipCandidate } from './slip-candidate.js';
import { readSlipLabel, type SlipDistance, type SlipLabel, type SpeedUnit } from './slip-labels.js';
import { readSlipNumber, type SlipNumber } from './slip-number.js';
import { centreOf, splitWords } from './slip-words.js';

/** Deducted for each letter that was taken for a digit, percent. */
const CORRECTION_COST = 12;
/** Times of slips have this many decimals at least, unless their unit follows. */
const TIME_DECIMALS = 3;
const SECONDS = /^s(ec)?\.?$/i;
/** Words of one label are at most this many letters apart. */
const LETTERS_APART = 1.8;
/** A time is below, a speed above this number, where one line has both. */
const TIME_OR_SPEED = 60;

interface NumberWord extends SlipNumber {
  readonly word: SlipWord;
  /** Whether no digit can be missing at its end, such as one in a reflection. */
  readonly isComplete: boolean;
}

interface PlacedLabel extends SlipLabel {
  readonly box: SlipBox;
  /** Width of a letter, as a fraction of the picture's. */
  readonly letter: number;
}

/** A line, sorted into labels and numbers. */
interface ParsedLine {
  readonly labels: readonly PlacedLabel[];
  readonly numbers: readonly NumberWord[];
  readonly words: string;
}

/** The number with its meaning, without the lane. */
interface Meant {
  readonly kind: CandidateKind;
  readonly number: NumberWord;
  readonly unit: SpeedUnit | null;
  readonly lane?: SlipLane | undefined;
}

/** Finds the numbers of a slip and what their labels say they are. */
export function readLines(lines: readonly SlipLine[]): SlipCandidate[] {
  const parsed = lines.map(parseLine);
  const middle = middleOfLanes(parsed);
  const candidates: SlipCandidate[] = [];
  let context: SlipDistance | null = null;
  let header: ParsedLine | null = null;
  for (const line of parsed) {
    const meant = meaningsOf(line, header, context);
    for (const one of meant) if (isReliable(one)) candidates.push(toCandidate(one, line, middle));
    // An elapsed time without a distance is that of the quarter mile.
    context = distanceOf(line.labels) ?? (meant.some(({ kind }) => kind === 'time') ? 'quarter' : context);
    header = headerAfter(line, header);
  }
  return candidates.filter(({ kind, value, text }) => isPlausible(kind, value, decimalsOf(text)));
}

/** A time of which the last digit may be missing is not reported. */
const isReliable = ({ kind, number }: Meant): boolean =>
  (kind !== 'time' && kind !== 'sixtyFoot') || number.isComplete;

/** The line whose labels apply to the numbers below `line`; the head of a table applies to all of its rows. */
function headerAfter(line: ParsedLine, header: ParsedLine | null): ParsedLine | null {
  if (line.numbers.length === 0) return line;
  return header !== null && isTableHead(header.labels) && line.labels.every(({ lane }) => lane)
    ? header
    : null;
}

/** Whether labels are those of several columns, unlike those of one value, such as "1/4 ET". */
function isTableHead(labels: readonly SlipLabel[]): boolean {
  const has = (quantity: SlipLabel['quantity']): boolean =>
    labels.some((label) => label.quantity === quantity);
  return labels.filter(({ distance }) => distance).length > 1 || (has('time') && has('speed'));
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

function parseLine(line: SlipLine): ParsedLine {
  const labels: PlacedLabel[] = [];
  const numbers: NumberWord[] = [];
  const words = splitWords(line);
  for (const [index, word] of words.entries()) {
    const label = readSlipLabel(word.text);
    const number = label ? null : readSlipNumber(word.text);
    if (label) labels.push({ ...label, box: word.box, letter: word.box.width / word.text.length });
    else if (number)
      numbers.push({ ...number, word, isComplete: isComplete(number, word, words[index + 1]) });
  }
  return { labels, numbers, words: line.map(({ text }) => text).join(' ') };
}

/** Whether a number has all decimals, or is followed by its unit, as in "12.61s" and "178 km/h". */
function isComplete({ decimals }: SlipNumber, { text }: SlipWord, next: SlipWord | undefined): boolean {
  const unit = /[a-z]+$/i.exec(text)?.[0] ?? next?.text ?? '';
  return decimals >= TIME_DECIMALS || SECONDS.test(unit) || Boolean(readSlipLabel(unit)?.unit);
}

const distanceOf = (labels: readonly SlipLabel[]): SlipDistance | null =>
  labels.find(({ distance }) => distance)?.distance ?? null;

/** The meanings of a line's numbers by its own labels, or by those of the line above it. */
function meaningsOf(line: ParsedLine, header: ParsedLine | null, context: SlipDistance | null): Meant[] {
  const own = line.labels.filter(({ lane }) => !lane);
  const lane = line.labels.find((label) => label.lane)?.lane;
  if (own.length > 0) return byLabels(own, line.numbers, context).map((one) => ({ ...one, lane }));
  if (!header) return [];
  const above = header.labels.filter((label) => !label.lane);
  const find = isTableHead(above) ? byColumns : byLabels;
  return find(above, line.numbers, context).map((one) => ({ ...one, lane }));
}

/** Up to two numbers, one for each lane, or a time and a speed of one lane. */
function byLabels(
  labels: readonly SlipLabel[],
  all: readonly NumberWord[],
  context: SlipDistance | null,
): Meant[] {
  if (labels.some(({ quantity }) => quantity === 'other')) return [];
  const unit = labels.find((label) => label.unit)?.unit ?? null;
  const distance = distanceOf(labels);
  const isSpeed = labels.some(({ quantity }) => quantity === 'speed');
  const isTime = labels.some(({ quantity }) => quantity === 'time');
  const numbers = all.filter(
    ({ decimals, isComplete: isWhole }) => decimals > 0 || (isSpeed && isWhole && all.length <= 2),
  );
  const [first, second] = numbers;
  if (!first || numbers.length > 2) return [];
  const isPair = second && !isTime !== isSpeed && first.value < TIME_OR_SPEED && second.value > TIME_OR_SPEED;
  if (isPair && distance === 'quarter') {
    return [
      { kind: 'time', number: first, unit: null },
      { kind: 'trapSpeed', number: second, unit },
    ];
  }
  if (isSpeed && isTime) return [];
  const kind = isSpeed ? speedKind(distance, context) : timeKind(distance, isTime, context);
  return kind ? numbers.map((number) => ({ kind, number, unit })) : [];
}

function speedKind(distance: SlipDistance | null, context: SlipDistance | null): CandidateKind | null {
  const at = distance ?? context;
  return at === null || at === 'quarter' ? 'trapSpeed' : null;
}

function timeKind(
  distance: SlipDistance | null,
  isTime: boolean,
  context: SlipDistance | null,
): CandidateKind | null {
  if (distance === 'sixty') return 'sixtyFoot';
  if (distance === 'split') return 'split';
  const at = distance ?? (isTime ? context : null);
  if (at === 'eighth') return 'eighthTime';
  return at === 'quarter' || isTime ? 'time' : null;
}

/** A table with the labels in its head: each number belongs to the label above it. */
function byColumns(
  labels: readonly PlacedLabel[],
  numbers: readonly NumberWord[],
  context: SlipDistance | null,
): Meant[] {
  const columns = columnsOf(labels);
  const taken = new Set<number>();
  const meant: Meant[] = [];
  let at = context;
  for (const number of numbers) {
    const centre = centreOf(number.word.box);
    const distances = columns.map(({ centre: column }) => Math.abs(column - centre));
    const nearest = distances.indexOf(Math.min(...distances));
    const column = columns[nearest];
    if (!column || taken.has(nearest) || (distances[nearest] ?? 1) > number.word.box.width) return [];
    taken.add(nearest);
    meant.push(...byLabels(column.labels, [number], at));
    at = distanceOf(column.labels) ?? at;
  }
  return meant;
}

interface Column {
  readonly labels: PlacedLabel[];
  readonly centre: number;
}

/** Neighbouring words of one label, such as "60 FT" and "1/4 MPH", form a column. */
function columnsOf(labels: readonly PlacedLabel[]): Column[] {
  const groups: PlacedLabel[][] = [];
  for (const label of labels) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const isNear = before && label.box.x - (before.box.x + before.box.width) < LETTERS_APART * label.letter;
    if (last && isNear && !label.distance) last.push(label);
    else groups.push([label]);
  }
  return groups.map((group) => {
    const right = Math.max(...group.map(({ box }) => box.x + box.width));
    const left = Math.min(...group.map(({ box }) => box.x));
    return { labels: group, centre: (left + right) / 2 };
  });
}

/** The middle between two lanes; null on a slip of one car. */
function middleOfLanes(lines: readonly ParsedLine[]): number | null {
  const pairs = lines.flatMap(({ numbers, labels }) => {
    const [left, right] = numbers.filter(({ decimals }) => decimals > 0);
    const isOther = labels.some(({ quantity }) => quantity === 'other');
    return left && right && numbers.length === 2 && labels.length > 0 && !isOther && isAlike(left, right)
      ? [(centreOf(left.word.box) + centreOf(right.word.box)) / 2]
      : [];
  });
  if (pairs.length === 0) return null;
  return pairs.reduce((sum, middle) => sum + middle, 0) / pairs.length;
}

/** Times of two cars at the same place differ less than a time and a speed. */
const isAlike = (one: SlipNumber, other: SlipNumber): boolean =>
  Math.max(one.value, other.value) < 2.5 * Math.min(one.value, other.value);

function toCandidate(
  { kind, number, unit, lane }: Meant,
  line: ParsedLine,
  middle: number | null,
): SlipCandidate {
  const { word, text, value, corrections } = number;
  const side = middle === null ? null : centreOf(word.box) < middle ? 'left' : 'right';
  return {
    kind,
    lane: lane ?? side,
    text,
    value,
    unit,
    confidence: Math.max(0, word.confidence - corrections * CORRECTION_COST),
    box: word.box,
    words: line.words,
  };
}
