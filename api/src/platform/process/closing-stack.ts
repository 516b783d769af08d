/** What has to be ended, in the reverse order of its beginning. */
export class ClosingStack {
  private readonly closers: (() => Promise<void>)[] = [];

  /** Adds how to end something that has just begun. */
  push(close: () => Promise<void>): void {
    this.closers.push(close);
  }

  /** Ends everything, the latest first; an end that fails keeps none of the others from coming. */
  async close(report: (error: unknown) => void): Promise<void> {
    for (let close = this.closers.pop(); close; close = this.closers.pop()) await close().catch(report);
  }
}
