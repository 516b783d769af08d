import { apiRoutes, type Sponsor, type SponsorAdd, type SponsorUpdate } from '../../domain/index.js';
import type { Caller } from '../requests/caller.js';
import { type CollectionCalls, collectionCalls } from './collection-calls.js';

/** Requests for sponsors, which are listed featured first, then by name. */
export type SponsorsCalls = CollectionCalls<Sponsor, SponsorAdd, SponsorUpdate>;

/** Creates the requests for sponsors. */
export const sponsorsCalls = (call: Caller): SponsorsCalls => collectionCalls(call, apiRoutes.sponsors);
