/** Resources to close, in reverse order of their opening. */
export class ClosingStack {
  private readonly closers: (() => Promise<void>)[] = [];

  /** Adds the close function of a resource that was just opened. */
  push(close: () => Promise<void>): void {
    this.closers.push(close);
  }

  /** Closes all resources, the latest first. Failures are reported and do not prevent the others from closing. */
  async close(report: (error: unknown) => void): Promise<void> {
    for (let close = this.closers.pop(); close; close = this.closers.pop()) await close().catch(report);
  }
}
