/** The sentences of upcoming events. */
export const eventMessages = {
  title: 'Upcoming Events',
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
  untitled: 'Untitled Event',
  noDescription: 'No description available',
  directions: 'Get Directions',
  badges: {
    past: 'Past',
    today: 'Today',
    tomorrow: 'Tomorrow',
    days: (count: number): string => `${count} days`,
    weeks: (count: number): string => (count === 1 ? '1 week' : `${count} weeks`),
    months: (count: number): string => (count === 1 ? '1 month' : `${count} months`),
  },
  notADocument: 'An event must be a JSON object.',
  documentTooBig: 'This event is too large.',
  documentTooDeep: 'This event is nested too deeply.',
  tooManyPictures: (most: number): string => `An event may bring at most ${most} pictures.`,
  documentsRequired: 'Please send the events as a list.',
  tooManyDocuments: (most: number): string => `Please import at most ${most} events at a time.`,
  unusableField: 'This event has a field whose name cannot be stored.',
  unusableId: 'The id of this event cannot be kept.',
  exportEmpty: 'There are no events in this file.',
  exportUnreadable: 'This file is no export of events. Please choose a JSON file.',
  calendarName: (site: string): string => `${site} events`,
} as const;

/** The sentences of past events. */
export const pastEventMessages = {
  titleRequired: 'Please enter a title.',
  dateRequired: 'Please enter a date.',
  dateInvalid: 'Please enter a valid date.',
  galleryFull: (most: number): string => `A past event holds at most ${most} pictures.`,
  videosFull: (most: number): string => `A past event holds at most ${most} videos.`,
} as const;
