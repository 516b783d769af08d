/**
 * Why an operation has no result. `refused`: the library rejects the picture. `crashed`: the process crashed while it
 * worked on this picture alone. `interrupted`: it ended for another reason, or while it worked on several. `late`: it
 * exceeded the time limit.
 */
export type FailureReason = 'refused' | 'crashed' | 'interrupted' | 'late';

/** Failure of a picture operation. */
export class PictureFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
    this.name = 'PictureFailure';
  }
}

/** libvips' message: "timeout: 42% complete". */
export const refusalOf = (message: string): PictureFailure =>
  new PictureFailure(message.startsWith('timeout:') ? 'late' : 'refused', message);

/** Signals of a process that crashed by itself, unlike one that was killed. */
const CRASHES = new Set<string>(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP']);
/** Windows reports crashes as exit codes above those that a program can choose. */
const EXIT_CODE_MAX = 255;

/** Whether an ended process has crashed. */
export const hasCrashed = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === null ? (code ?? 0) > EXIT_CODE_MAX : CRASHES.has(signal);
