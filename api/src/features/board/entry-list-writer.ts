import type { Entry } from '@quartermile/core/domain';

/** The bytes of a document from `start` up to but not including `end`. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A list as written, and where each of its entries is. */
interface WrittenList {
  readonly bytes: Buffer;
  readonly spans: ReadonlyMap<Entry, Span>;
}

/** A part of a list: bytes of the previous one, or new ones. */
type Part = Span | Buffer;

const OPENING = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']');

/**
 * Writes lists of entries as JSON arrays. While people vote, a list is written several times a second and few of its
 * entries have changed: the bytes of the others are copied from the previous list. An entry must not be changed, only
 * replaced by another object.
 */
export class EntryListWriter {
  private previous: WrittenList = { bytes: Buffer.alloc(0), spans: new Map() };

  /** The list as `JSON.stringify` would write it. */
  write(entries: readonly Entry[]): Buffer {
    const { bytes, spans } = this.previous;
    const parts: Part[] = [];
    const written = new Map<Entry, Span>();
    let start = OPENING.length;
    for (const entry of entries) {
      const part = spans.get(entry) ?? Buffer.from(JSON.stringify(entry));
      append(parts, part);
      const end = start + sizeOf(part);
      written.set(entry, { start, end });
      start = end + COMMA.length;
    }
    const list = { bytes: join(parts, bytes), spans: written };
    // A page of a few entries does not replace the whole list.
    if (written.size * 2 >= spans.size) this.previous = list;
    return list.bytes;
  }
}

/** Entries that followed each other in the previous list, too, become one part. */
function append(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  const isNext =
    last !== undefined && 'end' in last && 'start' in part && part.start === last.end + COMMA.length;
  if (isNext) parts[parts.length - 1] = { start: last.start, end: part.end };
  else parts.push(part);
}

const sizeOf = (part: Part): number => ('end' in part ? part.end - part.start : part.length);

function join(parts: readonly Part[], previous: Buffer): Buffer {
  const joined = parts.flatMap((part, index) => [
    index === 0 ? OPENING : COMMA,
    'end' in part ? previous.subarray(part.start, part.end) : part,
  ]);
  return Buffer.concat(parts.length === 0 ? [OPENING, CLOSING] : [...joined, CLOSING]);
}
