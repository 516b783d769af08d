/** Path prefix of the pages of drivers' own submissions; the code follows. These pages are in no cache. */
export const submissionPagePrefix = '/submissions/';
/** Hash of such a page that opens the form for a new time. */
export const NEW_TIME_HASH = 'new-time';

/** Escapes of escapes that are read; nobody needs more. */
const DEPTH_MAX = 8;
const NAME = /(?:^|[^\w-])submissions(?![\w-])/i;

/**
 * Whether a path may be that of a driver's submission, page, data or call, and thus contain its code. Clients, proxies
 * and routers read escapes, repeated slashes, dots and case in different ways, so that the name decides alone, wherever
 * it is and however often it is escaped.
 */
export function isSubmissionPath(path: string): boolean {
  let text = path;
  for (let depth = 0; depth < DEPTH_MAX; depth++) {
    const read = text.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    if (read === text) return NAME.test(text);
    text = read;
  }
  return true;
}
