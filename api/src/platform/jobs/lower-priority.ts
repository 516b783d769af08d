import { constants, getPriority, setPriority } from 'node:os';

/** Added to the server's nice value. Linux then gives a process about a tenth of the CPU time of the server under full load. */
const NICENESS = 10;

/** Lowers the priority of a child process, which may have ended already; its exit is reported by an event. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
  } catch {
    // It has ended.
  }
}
