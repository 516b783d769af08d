import { formatCount } from '@quartermile/core/domain';

/** Texts of live boards. Loaded with the code that follows changes, not with the page. */
export const liveMessages = {
  /** Above a board: "3 new since your last visit". */
  newEntries: (count: number): string =>
    count === 0 ? 'Nothing new since your last visit' : `${formatCount(count)} new since your last visit`,
  /** The mark of such an entry. */
  newEntry: 'New since your last visit',
  /** For screen readers, at most twice a minute. */
  changed: (rows: number): string =>
    `The board has changed: ${formatCount(rows)} ${rows === 1 ? 'car has a new place' : 'cars have new places'}.`,
} as const;
