import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../session/is-unauthorized.js';

/** The dashboard's lists, each under one key. */
export const listKeys = {
  pending: ['cars', 'pending'],
  approved: ['cars', 'approved'],
  rejected: ['cars', 'rejected'],
  entries: ['leaderboard', 'entries'],
  statistics: ['statistics'],
  videos: ['videos'],
  sponsors: ['sponsors'],
  events: ['events'],
  pastEvents: ['past-events'],
  subscribers: ['newsletter', 'subscribers'],
  outbox: ['newsletter', 'outbox'],
  mailDelivery: ['newsletter', 'delivery'],
  activity: ['activity'],
  site: ['site'],
  setup: ['setup'],
} as const;

/**
 * Keeps what the dashboard loaded, for one session. The API client has its own time-outs and retries, so
 * nothing is tried again here.
 * @param onUnauthorized told when any call was refused because the session is over
 */
export function createAdminQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: unknown): void => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
