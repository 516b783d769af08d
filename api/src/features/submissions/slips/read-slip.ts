import {
  SLIP_FIGURES,
  SLIP_WORDS_MAX_LENGTH,
  type SlipFigure,
  type SlipLine,
  type SlipValue,
} from '@quartermile/core/domain';
import { checkCandidates, speedInKmh } from './check-candidates.js';
import { readLines } from './read-lines.js';
import type { SlipCandidate } from './slip-candidate.js';
import { readSlipDate } from './slip-date.js';
import { boxAround } from './slip-words.js';

/**
 * Finds the figures of a run in the lines of one pass over a slip. `agreeOnValues` decides which are certain.
 * @param today "YYYY-MM-DD", because a run is not in the future
 */
export function readSlip(lines: readonly SlipLine[], today: string): SlipValue[] {
  const values = checkCandidates(readLines(lines)).map(toValue);
  const dates = lines.flatMap((line) => dateOf(line, today) ?? []);
  const isOneDate = new Set(dates.map(({ value }) => value)).size === 1;
  return isOneDate ? [...values, ...dates.slice(0, 1)] : values;
}

function toValue(candidate: SlipCandidate): SlipValue {
  const isSpeed = candidate.kind === 'trapSpeed';
  return {
    figure: figureOf(candidate),
    lane: candidate.lane,
    value: isSpeed ? speedInKmh(candidate) : candidate.text,
    unit: isSpeed ? 'km/h' : 's',
    fromMph: candidate.unit === 'mph',
    confidence: Math.round(candidate.confidence),
    box: candidate.box,
    words: candidate.words.slice(0, SLIP_WORDS_MAX_LENGTH),
  };
}

/** @throws Error for an intermediate time, which `checkCandidates` drops */
function figureOf({ kind }: SlipCandidate): SlipFigure {
  const figure = SLIP_FIGURES.find((one) => one === kind);
  if (!figure) throw new Error(`${kind} is not a figure of a slip.`);
  return figure;
}

function dateOf(line: SlipLine, today: string): SlipValue | null {
  const words = line.map(({ text }) => text).join(' ');
  const match = readSlipDate(words, today);
  if (!match) return null;
  const own = new Set(bareWords(match.words));
  const parts = line.filter(({ text }) => bareWords(text).every((word) => own.has(word)));
  const used = parts.length > 0 ? parts : line;
  return {
    figure: 'date',
    lane: null,
    value: match.date,
    unit: null,
    fromMph: false,
    confidence: Math.round(Math.min(...used.map(({ confidence }) => confidence))),
    box: boxAround(used.map(({ box }) => box)),
    words: words.slice(0, SLIP_WORDS_MAX_LENGTH),
  };
}

/** The words of a text in upper case, without punctuation at their ends. */
const bareWords = (text: string): string[] =>
  text
    .toUpperCase()
    .split(' ')
    .map((word) => word.replace(/[.,;:]+$/, ''));
