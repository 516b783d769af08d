import { apiRoutes, type Sponsor, type SponsorAdd, type SponsorUpdate } from '../domain/index.js';
import type { Caller } from './caller.js';
import { type CollectionCalls, collectionCalls } from './collection-calls.js';

/** The calls about sponsors; listed are featured ones first, then by name. */
export type SponsorsCalls = CollectionCalls<Sponsor, SponsorAdd, SponsorUpdate>;

/** Makes the calls about sponsors. */
export const sponsorsCalls = (call: Caller): SponsorsCalls => collectionCalls(call, apiRoutes.sponsors);
