/** Longest delay of a line, ms. */
const DELAY_MS = 100;
/** Characters after which lines are written at once. */
const SIZE_MAX = 32_768;

/** Collects log lines and writes them in batches, because each write to a console or file costs a system call. */
export class LineBuffer {
  private lines = '';
  private timer: NodeJS.Timeout | null = null;

  /** @param writeBatch writes some lines, each ended by a line feed */
  constructor(private readonly writeBatch: (lines: string) => void) {}

  /** Adds a line, which is written within 100 ms. */
  write(line: string): void {
    this.lines += line;
    if (this.lines.length >= SIZE_MAX) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), DELAY_MS).unref();
  }

  /** Writes all lines now. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { lines } = this;
    this.lines = '';
    if (lines) this.writeBatch(lines);
  }
}
