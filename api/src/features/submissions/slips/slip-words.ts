import type { SlipBox, SlipLine, SlipWord } from '@quartermile/core/domain';

/** The smallest box around some boxes. */
export function boxAround(boxes: readonly SlipBox[]): SlipBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Horizontal centre of a box. */
export const centreOf = (box: SlipBox): number => box.x + box.width / 2;

/** Leaders and separators between a label and its number, which are often recognized as one word. */
const SEPARATOR = /[:=|~_]|\.{2,}|-{2,}|…/g;

/** A part of a number before and after its decimal point, one of them with the point. */
const SPLIT_NUMBERS = [
  [/^\d+[.,]$/, /^\d+$/],
  [/^\d+$/, /^[.,]\d+$/],
] as const;
/** Parts of a number are at most this many letters apart. */
const PARTS_APART = 1.5;

/**
 * The labels and numbers of a line. Words are split at separators, such as "ET:12.345" and "1/4....12.345", where each
 * part gets its share of the box; numbers that were split at their decimal point are joined.
 */
export function splitWords(line: SlipLine): SlipWord[] {
  const parts = line.flatMap((word) =>
    [...word.text.matchAll(/\S+/g)]
      .flatMap((match) => partsOf(match[0], match.index))
      .map(({ text, start }) => ({ ...word, text, box: shareOf(word, start, text.length) })),
  );
  const joined: SlipWord[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && isSplitNumber(last, part)) joined[joined.length - 1] = joinWords(last, part);
    else joined.push(part);
  }
  return joined;
}

function isSplitNumber(first: SlipWord, second: SlipWord): boolean {
  const gap = second.box.x - (first.box.x + first.box.width);
  return (
    SPLIT_NUMBERS.some(([before, after]) => before.test(first.text) && after.test(second.text)) &&
    gap < (PARTS_APART * first.box.width) / first.text.length
  );
}

const joinWords = (first: SlipWord, second: SlipWord): SlipWord => ({
  text: first.text + second.text,
  confidence: Math.min(first.confidence, second.confidence),
  box: boxAround([first.box, second.box]),
});

interface Part {
  readonly text: string;
  readonly start: number;
}

/** A number and its unit, as in "183.8km/h". */
const WITH_UNIT = /^([\d.,]+)(km\/?h|kph|mph)$/i;

/** Times of a table whose columns touch, as in "7.03810.821". Slips print three decimals. */
const TOUCHING = /^(?:\d{1,2}[.,]\d{3}){2,}$/;
const TIME = /\d{1,2}[.,]\d{3}/g;

function partsOf(text: string, offset: number): Part[] {
  if (TOUCHING.test(text))
    return [...text.matchAll(TIME)].map((time) => ({ text: time[0], start: offset + time.index }));
  // A single bar in front of a digit is a misread 1.
  if (/^[|]\d/.test(text)) return [{ text, start: offset }];
  const parts: Part[] = [];
  let start = 0;
  for (const separator of text.matchAll(SEPARATOR)) {
    parts.push({ text: text.slice(start, separator.index), start: offset + start });
    start = separator.index + separator[0].length;
  }
  parts.push({ text: text.slice(start), start: offset + start });
  return parts.flatMap(withoutUnit).filter((part) => part.text !== '');
}

function withoutUnit(part: Part): Part[] {
  const [, number, unit] = WITH_UNIT.exec(part.text) ?? [];
  if (!number || !unit) return [part];
  return [
    { text: number, start: part.start },
    { text: unit, start: part.start + number.length },
  ];
}

function shareOf({ text, box }: SlipWord, start: number, length: number): SlipBox {
  const width = box.width / text.length;
  return { ...box, x: box.x + start * width, width: length * width };
}
