/** The scheme of links into the app, such as those in a notice or a mail. */
export const LINK_SCHEME = 'quartermile';

/** The submission that a link names: `quartermile://review/ID`; null for anything else. */
export function readReviewLink(link: string): string | null {
  const url = URL.parse(link);
  if (url?.protocol !== `${LINK_SCHEME}:` || url.host !== 'review') return null;
  const [, id = '', rest] = url.pathname.split('/');
  return /^[\w-]{1,100}$/.test(id) && !rest ? id : null;
}

/** The submission that a command line names, as Windows and Linux hand links over. */
export function findReviewLink(argv: readonly string[]): string | null {
  return argv.map(readReviewLink).find((id) => id !== null) ?? null;
}
