import { type Strip, type StripAdd, type StripUpdate, stripRoutes } from '../../domain/index.js';
import type { Caller } from '../requests/caller.js';
import { type CollectionCalls, collectionCalls } from './collection-calls.js';

/** Requests for strips, which are listed by name. */
export type StripsCalls = CollectionCalls<Strip, StripAdd, StripUpdate>;

/** Creates the requests for strips. They are separate from `createClient`, whose code visitors of every page download. */
export const stripsCalls = (call: Caller): StripsCalls => collectionCalls(call, stripRoutes);
