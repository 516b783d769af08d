import { followAdminStream } from './admin-stream/follow-admin-stream.js';
import { type AdminCalls, adminCalls } from './calls/admin-calls.js';
import { type CarsCalls, carsCalls } from './calls/cars-calls.js';
import { type EventsCalls, eventsCalls } from './calls/events-calls.js';
import { type LeaderboardCalls, leaderboardCalls } from './calls/leaderboard-calls.js';
import { type NewsletterCalls, newsletterCalls } from './calls/newsletter-calls.js';
import { type PastEventsCalls, pastEventsCalls } from './calls/past-events-calls.js';
import { type SiteCalls, siteCalls } from './calls/site-calls.js';
import { type SponsorsCalls, sponsorsCalls } from './calls/sponsors-calls.js';
import { type VideosCalls, videosCalls } from './calls/videos-calls.js';
import { EntryListCache, type EntryListStore } from './entry-list-cache.js';
import { type Caller, type ClientOptions, createCaller } from './requests/caller.js';

/** All API requests, grouped by subject. */
export interface Client {
  /** Sends any request: for calls of the dashboard, which visitors do not download (`peopleCalls`, `factorsCalls`). */
  readonly call: Caller;
  readonly cars: CarsCalls;
  readonly leaderboard: LeaderboardCalls;
  readonly admin: AdminCalls;
  readonly newsletter: NewsletterCalls;
  readonly site: SiteCalls;
  readonly videos: VideosCalls;
  readonly sponsors: SponsorsCalls;
  readonly events: EventsCalls;
  readonly pastEvents: PastEventsCalls;
}

/** Options of the client, and the optional store for the last leaderboard. */
export interface CreateClientOptions extends ClientOptions {
  readonly entryListStore?: EntryListStore;
}

/** Creates the API client for all screens and loaders. */
export function createClient({ entryListStore, ...options }: CreateClientOptions): Client {
  const call = createCaller(options);
  const cache = new EntryListCache(entryListStore);
  return {
    call,
    cars: carsCalls(call, cache),
    leaderboard: leaderboardCalls(call, cache),
    admin: adminCalls(call, (follow) => followAdminStream(options, follow)),
    newsletter: newsletterCalls(call),
    site: siteCalls(call),
    videos: videosCalls(call),
    sponsors: sponsorsCalls(call),
    events: eventsCalls(call),
    pastEvents: pastEventsCalls(call),
  };
}
