/** An expected reason not to start, such as an invalid setting; printed as one line without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const NO_ACCESS = 'is not accessible for the user that runs Quartermile';
/** What the operator can correct, by the code of the error. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  EACCES: NO_ACCESS,
  EPERM: NO_ACCESS,
  EROFS: 'cannot be written: its disk is read-only',
  ENOSPC: 'cannot be written: its disk is full',
  EDQUOT: 'cannot be written: its disk is full',
  EEXIST: 'is there already, and is no folder',
  ENOTDIR: 'cannot be read: a part of this path is a file where a folder is needed',
  EISDIR: 'is a folder where a file is needed',
  ELOOP: 'is a link that leads to itself',
};
/** Node's error for a folder that it cannot make with its parents. */
const NOT_MADE = 'cannot be made: its disk is read-only, or a link on the way leads nowhere';

/** What ended a program, for its operator: one line for expected reasons, the stack for a defect. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const { stack, cause } = error as Error;
  return describeFileError(error) ?? describeFileError(cause) ?? stack ?? String(error);
}

function describeFileError(error: unknown): string | null {
  const { code = '', path, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const reason = code === 'ENOENT' && syscall === 'mkdir' ? NOT_MADE : FILE_ERRORS[code];
  return reason && path !== undefined ? `${path} ${reason}.` : null;
}
