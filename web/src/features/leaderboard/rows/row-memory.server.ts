import type { KnownRows, RowContent } from './known-rows.js';

/** Most memory of all known rows, bytes: 1,000 entries take about half of it. */
const BYTES_MAX = 16 * 1024 * 1024;
const BYTES_PER_CHARACTER = 2;

interface KnownRow {
  /** Of what it shows. */
  readonly key: string;
  readonly html: string;
}

/**
 * Remembers the HTML inside the rows of a board: each page of an entry shows some forty rows that other pages show too,
 * and rendering them is most of its cost. A row is taken from a rendered page, so that it equals what React writes.
 */
export class RowMemory {
  /** By the anchor of the row; the least recently used first. */
  private readonly rows = new Map<string, KnownRow>();
  private bytes = 0;

  /** The rows of one page; `learn` takes those that it rendered from its HTML. */
  forPage(): KnownRows & { learn(page: Buffer): void } {
    const rendered = new Map<string, string>();
    return {
      find: (anchor, content) => {
        const key = keyOf(content);
        const row = this.rows.get(anchor);
        if (row?.key !== key) {
          rendered.set(anchor, key);
          return undefined;
        }
        this.rows.delete(anchor);
        this.rows.set(anchor, row);
        return row.html;
      },
      learn: (page) => {
        for (const [anchor, key] of rendered) this.learn(anchor, key, page);
      },
    };
  }

  private learn(anchor: string, key: string, page: Buffer): void {
    const row = page.indexOf(`<li id="${anchor}"`);
    const start = page.indexOf('>', row) + 1;
    const html = page.toString('utf8', start, page.indexOf('</li>', start));
    if (row < 0 || html.includes('<li')) return;
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

const sizeOf = (html: string, key: string): number => (html.length + key.length) * BYTES_PER_CHARACTER;
