/** CPU time of this process since its start, all threads, ms. */
function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What one operation has used. */
export interface CpuShare {
  /** ms, until the end. */
  used(): number;
  end(): void;
}

/**
 * Divides the CPU time of this process equally between the operations that run at a time: threads of native libraries
 * have no accounts of their own.
 */
export class CpuMeter {
  private readonly shares = new Map<CpuShare, number>();
  private counted = 0;

  constructor(private readonly read: () => number = processMs) {}

  /** Begins to count an operation. */
  begin(): CpuShare {
    this.count();
    const share: CpuShare = {
      used: () => {
        this.count();
        return this.shares.get(share) ?? 0;
      },
      end: () => {
        this.count();
        this.shares.delete(share);
      },
    };
    this.shares.set(share, 0);
    return share;
  }

  private count(): void {
    const now = this.read();
    const each = (now - this.counted) / this.shares.size;
    for (const [share, used] of this.shares) this.shares.set(share, used + each);
    this.counted = now;
  }
}
