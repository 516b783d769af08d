import { formatCount } from '@quartermile/core/domain';

/** Messages of the first tab. */
export const dashboardHomeMessages = {
  needs: 'What needs you',
  waiting: (count: number): string =>
    count === 1 ? '1 car is waiting' : `${formatCount(count)} cars are waiting`,
  videos: 'Total Videos',
  entries: 'Leaderboard Cars',
  sponsors: 'Sponsors',
  pending: 'Pending Submissions',
  views: 'Total Views',
  quickActions: 'Quick Actions',
  reviewPending: 'Review Submissions',
  manageEntries: 'Manage Leaderboard',
  manageVideos: 'Manage Videos',
  manageSponsors: 'Manage Sponsors',
  recentActivity: 'Recent Activity',
  awaiting: (count: number): string =>
    count === 1 ? '1 submission awaiting review' : `${formatCount(count)} submissions awaiting review`,
  allReviewed: 'All submissions reviewed',
  onLeaderboard: (count: number): string =>
    count === 1 ? '1 car on the leaderboard' : `${formatCount(count)} cars on the leaderboard`,
  inLibrary: (count: number): string =>
    count === 1 ? '1 video in the library' : `${formatCount(count)} videos in the library`,
  history: 'Last 30 Days',
  historyFailed: 'Could not load the last 30 days.',
  day: 'Day',
  submissions: 'Submissions',
  votes: 'Votes',
  viewsOfDay: 'Views',
  unknown: 'Could not be loaded.',
} as const;
