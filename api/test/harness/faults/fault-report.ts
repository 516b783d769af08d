import { appendFileSync } from 'node:fs';
import { readFaultConfig } from './fault-config.js';
import type { Verdict } from './verify-writes.js';

/** A line of the table in docs/operators.md. */
interface FaultFigures {
  readonly fault: string;
  readonly faults: number;
  /** Calls that awaited their response when the faults happened, in all. */
  readonly inFlight: number;
  /** Writes that were acknowledged, repeated ones counted once. */
  readonly acknowledged: number;
  /** Writes that were expected to have acted, and that had. */
  readonly present: number;
  readonly doubled: number;
  readonly lost: number;
  /** Time until the product was ready again, ms: median and maximum. */
  readonly recoveryMs: { readonly median: number; readonly max: number };
  /** All of these times in ascending order. */
  readonly recoveriesMs: readonly number[];
}

/** Collects the figures of a fault that is repeated. */
export class FaultRecorder {
  private readonly recoveries: number[] = [];
  private inFlight = 0;
  private acknowledged = 0;
  private lost = 0;
  private doubled = 0;

  /** Measures the recovery from a fault. */
  async recovered<Result>(inFlight: number, recovery: () => Promise<Result>): Promise<Result> {
    this.inFlight += inFlight;
    const startedAt = performance.now();
    const result = await recovery();
    this.recoveries.push(performance.now() - startedAt);
    return result;
  }

  /** Adds the writes of a fault, all of which were acknowledged in the end, and what is wrong with them. */
  count(writes: number, { lost, doubled }: Pick<Verdict, 'lost' | 'doubled'>): void {
    this.acknowledged += writes;
    this.lost += lost.length;
    this.doubled += doubled.length;
  }

  /** Appends the figures to the file FAULT_REPORT, one JSON object a line; does nothing without one. */
  write(fault: string): void {
    if (this.recoveries.length === 0) return;
    const { inFlight, acknowledged, lost, doubled } = this;
    const sorted = this.recoveries.map(Math.round).toSorted((a, b) => a - b);
    const recoveryMs = { median: sorted[Math.floor(sorted.length / 2)] ?? 0, max: sorted.at(-1) ?? 0 };
    const figures: FaultFigures = {
      fault,
      faults: sorted.length,
      inFlight,
      acknowledged,
      present: acknowledged - lost,
      doubled,
      lost,
      recoveryMs,
      recoveriesMs: sorted,
    };
    reportFigures(figures);
  }
}

/** Appends figures to the file FAULT_REPORT; does nothing without one. */
export function reportFigures(figures: object): void {
  const { FAULT_REPORT } = readFaultConfig();
  if (FAULT_REPORT) appendFileSync(FAULT_REPORT, `${JSON.stringify(figures)}\n`);
}
