/** Messages of the pages of events. */
export const eventPageMessages = {
  intro: 'Drag days, meets and road trips. Come and see who is quick.',
  addToCalendar: 'Add to calendar',
  subscribe: 'Subscribe to calendar',
  loading: 'Loading exciting events...',
  errorTitle: 'Error loading events',
  failed: 'Failed to fetch events',
  refresh: 'Refresh',
  refreshed: 'Events refreshed.',
  refreshFailed: 'Failed to refresh events',
  emptyTitle: 'No Upcoming Events',
  emptyDetail:
    "Check back soon for exciting new events! We're always planning something amazing for the community.",
  directions: 'Get Directions',
  startsAt: (time: string): string => `Starts at ${time}`,
  seePast: 'See past events',
  more: 'Show more',
  less: 'Show less',
} as const;

/** Messages of the page of one event: its entry list and ladder. */
export const eventDayPageMessages = {
  saveTheDate: 'Save the date',
  details: 'Details',
  underWay: 'Today, under way:',
  all: 'All upcoming events',
  entryCount: (count: number): string => (count === 1 ? '1 car' : `${count} cars`),
  ladderIntro: (size: number): string =>
    `A ladder of ${size}, two cars at a time, seeded by their times on the board.`,
  live: 'Results appear here as they come in.',
  winner: 'Winner',
  champion: (car: string): string => `${car} wins the ladder`,
  seed: (seed: number): string => `Seed ${seed}`,
} as const;
