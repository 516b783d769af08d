/**
 * Why an operation has no result. `refused`: it threw. `io`: it threw because a system call failed, as on a full disk.
 * `crashed`: the process crashed while it worked on this operation alone. `interrupted`: it ended for another reason, or
 * while it worked on several. `late`: the operation exceeded the time limit. `costly`: it exceeded that of CPU time.
 */
export type FailureReason = 'refused' | 'io' | 'crashed' | 'interrupted' | 'late' | 'costly';

/** Failure of an operation in another process. */
export class OperationFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
    this.name = 'OperationFailure';
  }
}

/** Signals of a process that crashed by itself, unlike one that was killed. */
const CRASHES = new Set<string>(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP']);
/** Windows reports crashes as exit codes above those that a program can choose. */
const EXIT_CODE_MAX = 255;

/** Whether an ended process has crashed. */
export const hasCrashed = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === null ? (code ?? 0) > EXIT_CODE_MAX : CRASHES.has(signal);
