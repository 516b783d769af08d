import type { LogFields } from './log.js';

/** Error codes of Node, electron-updater and others. */
const CODE = /^[A-Z][A-Z0-9_]{2,60}$/;
/** Chromium's codes are part of its error messages. */
const NET_CODE = /\bnet::(ERR_[A-Z0-9_]+)/;
/** Directories in a path, which may contain the user's name. */
const FOLDERS = /(?:[a-z]+:\/\/)?(?:[A-Z]:)?[^\s()]*[\\/]/g;

/** The kind of an error, without its message, which may quote a response. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && CODE.test(code)) return code;
  return NET_CODE.exec(error.message)?.[1] ?? error.name;
}

/** Log fields of an error: code and location, never the message. */
export function errorFields(error: unknown): LogFields {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: errorCode(error),
    stack: frames.map((line) => line.trim().replace(FOLDERS, '')).join(' '),
  };
}
