import type { Entry, Place } from '@quartermile/core/domain';
import type { ComponentType } from 'react';
import type { GetClient } from '../platform/browser-client.js';
import type { VotesStore } from './votes-store.js';

/** Modules of the board for a script that is loaded later: if that imported them, they would become further files. */
export interface BoardParts {
  /** All entries, also without a connection; null if there are none. */
  entriesOrLast(getClient: GetClient): Promise<{ readonly entries: readonly Entry[] } | null>;
  readonly ShareButton: ComponentType<{ readonly place: Place }>;
}

export interface AfterVoteProps {
  readonly place: Place;
  /** Whether the details below are shown, which have a share button. */
  readonly isOpen: boolean;
  readonly store: VotesStore;
  readonly parts: BoardParts;
}
