/** The scheme of links into the app, such as those in a notice or a mail. */
export const LINK_SCHEME = 'quartermile';

const REVIEW_LINK = /^quartermile:\/\/review\/([\w-]{1,100})\/?$/;

/** The submission that a link names: `quartermile://review/ID`; null for anything else. */
export function readReviewLink(link: string): string | null {
  return REVIEW_LINK.exec(link)?.[1] ?? null;
}

/** The submission that a command line names, as Windows and Linux hand links over. */
export function findReviewLink(argv: readonly string[]): string | null {
  return argv.map(readReviewLink).find((id) => id !== null) ?? null;
}
