import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isForbidden, isUnauthorized } from '../session/is-unauthorized.js';

/** Query keys of the dashboard's lists. */
export const listKeys = {
  pending: ['cars', 'pending'],
  approved: ['cars', 'approved'],
  rejected: ['cars', 'rejected'],
  slipReadings: ['cars', 'slip-readings'],
  seenPictures: ['cars', 'seen-pictures'],
  withdrawn: ['cars', 'withdrawn'],
  entries: ['leaderboard', 'entries'],
  voteHistory: ['leaderboard', 'votes'],
  pauses: ['site', 'pauses'],
  statistics: ['statistics'],
  videos: ['videos'],
  sponsors: ['sponsors'],
  events: ['events'],
  pastEvents: ['past-events'],
  segments: ['segments'],
  rules: ['rules'],
  reviewTexts: ['rules', 'review-texts'],
  strips: ['strips'],
  issues: ['newsletter', 'issues'],
  subscribers: ['newsletter', 'subscribers'],
  outbox: ['newsletter', 'outbox'],
  mailDelivery: ['newsletter', 'delivery'],
  activity: ['activity'],
  site: ['site'],
  setup: ['setup'],
  administrators: ['people', 'administrators'],
  invitations: ['people', 'invitations'],
  sessions: ['people', 'sessions'],
  admin: ['people', 'self'],
  alerts: ['alerts', 'settings'],
  alertEndpoint: ['alerts', 'endpoint'],
  health: ['health'],
  factors: ['factors'],
} as const;

/**
 * Creates the query cache of one session. Retries are disabled because the API client has its own timeouts and
 * retries. A request that the role does not allow reloads the role, which may have changed.
 * @param onUnauthorized called when a request fails because the session is over
 */
export function createAdminQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (isUnauthorized(error)) onUnauthorized();
    if (isForbidden(error)) void client.invalidateQueries({ queryKey: listKeys.admin });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
