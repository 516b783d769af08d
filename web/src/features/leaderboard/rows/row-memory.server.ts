import type { KnownRows, RowContent } from './known-rows.js';

/** Most memory of all known rows, bytes: 1,000 entries take about half of it. */
const BYTES_MAX = 16 * 1024 * 1024;
const BYTES_PER_CHARACTER = 2;

const ROW = '<li id="';
const ROW_END = '</li>';

interface KnownRow {
  /** Of what it shows. */
  readonly key: string;
  readonly html: Buffer;
}

/** The rows of one page, and what is done with them once React rendered it. */
interface PageRows extends KnownRows {
  /** Remembers the rows that it rendered. */
  learn(page: Buffer): void;
  /** The page with the HTML inside the rows that it left empty. */
  complete(page: Buffer): Buffer;
}

/**
 * Remembers the HTML inside the rows of a board: each page of an entry shows some forty rows that other pages show too,
 * and rendering them is most of its cost. A row is taken from a rendered page, so that it equals what React writes. It is
 * kept and inserted as bytes: React would encode and measure it for each page again.
 */
export class RowMemory {
  /** By the anchor of the row; the least recently used first. */
  private readonly rows = new Map<string, KnownRow>();
  private bytes = 0;

  /** The rows of one page. */
  forPage(): PageRows {
    const rendered = new Map<string, string>();
    const known = new Map<string, Buffer>();
    return {
      has: (anchor, content) => {
        const key = keyOf(content);
        const row = this.rows.get(anchor);
        if (row?.key !== key) {
          rendered.set(anchor, key);
          return false;
        }
        this.rows.delete(anchor);
        this.rows.set(anchor, row);
        known.set(anchor, row.html);
        return true;
      },
      learn: (page) => {
        for (const [anchor, key] of rendered) this.learn(anchor, key, page);
      },
      complete: (page) => complete(page, known),
    };
  }

  private learn(anchor: string, key: string, page: Buffer): void {
    const row = page.indexOf(`${ROW}${anchor}"`);
    const start = page.indexOf('>', row) + 1;
    const html = Buffer.from(page.subarray(start, page.indexOf(ROW_END, start)));
    if (row < 0 || html.length === 0 || html.includes('<li')) return;
    this.forget(anchor);
    this.rows.set(anchor, { key, html });
    this.bytes += sizeOf(html, key);
    for (const oldest of this.rows.keys()) {
      if (this.bytes <= BYTES_MAX) return;
      this.forget(oldest);
    }
  }

  private forget(anchor: string): void {
    const row = this.rows.get(anchor);
    if (!row) return;
    this.rows.delete(anchor);
    this.bytes -= sizeOf(row.html, row.key);
  }
}

const keyOf = ({ place, today, isBrief }: RowContent): string => JSON.stringify([place, today, isBrief]);

const sizeOf = (html: Buffer, key: string): number => html.length + key.length * BYTES_PER_CHARACTER;

/** Inserts the HTML of rows after the start tags of those that are empty. */
function complete(page: Buffer, known: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  let copied = 0;
  for (let row = page.indexOf(ROW); row >= 0; row = page.indexOf(ROW, row + 1)) {
    const id = row + ROW.length;
    const html = known.get(page.toString('latin1', id, page.indexOf('"', id)));
    const start = page.indexOf('>', id) + 1;
    if (!html || page.indexOf(ROW_END, start) !== start) continue;
    parts.push(page.subarray(copied, start), html);
    copied = start;
  }
  return Buffer.concat([...parts, page.subarray(copied)]);
}
