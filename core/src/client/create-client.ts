import { type AdminCalls, adminCalls } from './admin-calls.js';
import { type ClientOptions, createCaller } from './caller.js';
import { type CarsCalls, carsCalls } from './cars-calls.js';
import { EntryListCache, type EntryListStore } from './entry-list-cache.js';
import { type EventsCalls, eventsCalls } from './events-calls.js';
import { followAdminStream } from './follow-admin-stream.js';
import { type LeaderboardCalls, leaderboardCalls } from './leaderboard-calls.js';
import { type NewsletterCalls, newsletterCalls } from './newsletter-calls.js';
import { type PastEventsCalls, pastEventsCalls } from './past-events-calls.js';
import { type SiteCalls, siteCalls } from './site-calls.js';
import { type SponsorsCalls, sponsorsCalls } from './sponsors-calls.js';
import { type VideosCalls, videosCalls } from './videos-calls.js';

/** Every call of the API, by subject. */
export interface Client {
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

/** A client's parts, and where it may keep the last leaderboard. */
export interface CreateClientOptions extends ClientOptions {
  readonly entryListStore?: EntryListStore;
}

/** Makes the client that every screen and loader speaks to the API through. */
export function createClient({ entryListStore, ...options }: CreateClientOptions): Client {
  const call = createCaller(options);
  const cache = new EntryListCache(entryListStore);
  return {
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
