import type { Page } from '@playwright/test';
import { VOTE_BURST } from '../vote-burst.js';
import { tourHealth } from './health-tour.js';
import { EXPIRED_INVITATION, tourPeople } from './people-tour.js';
import { FIRST_STEPS_FINISHED, tourSecurity } from './security-tour.js';
import type { Visit } from './tour.js';
import { tourVotes } from './votes-tour.js';

/** A walk through the states of some screens, on a server of its own. */
interface Tour {
  readonly name: string;
  /** SQL that fills the server's database. */
  readonly sql?: string;
  walk(page: Page, site: string, visit: Visit): Promise<void>;
}

/** The tours. Screenshots and the check of accessibility use the same ones, so that both see every state. */
export const tours: readonly Tour[] = [
  { name: 'security', sql: FIRST_STEPS_FINISHED, walk: tourSecurity },
  { name: 'people', sql: EXPIRED_INVITATION, walk: tourPeople },
  { name: 'votes', sql: VOTE_BURST, walk: tourVotes },
  { name: 'health', walk: tourHealth },
];
