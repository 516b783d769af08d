import type { Place } from '@quartermile/core/domain';
import { entriesOrLast } from '../load-board.js';
import { ShareButton } from '../share-button.js';
import type { VotesStore } from '../votes/votes-store.js';

/** Modules of the page for a script that is loaded later: if that imported them, they would become further files. */
export const pageParts = { entriesOrLast, ShareButton };

/** Parts of the page that are given to what is loaded later. */
export type PageParts = typeof pageParts;

export interface AfterVoteSlotProps {
  readonly place: Place;
  /** Whether the details below are shown, which have a share button. */
  readonly isOpen: boolean;
}

/** What is loaded later needs these as well. */
export interface AfterVoteProps extends AfterVoteSlotProps {
  readonly store: VotesStore;
  readonly parts: PageParts;
}
