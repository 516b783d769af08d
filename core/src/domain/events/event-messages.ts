/** Messages of upcoming events. */
export const eventMessages = {
  title: 'Upcoming Events',
  untitled: 'Untitled Event',
  noDescription: 'No description available',
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
  calendarName: (site: string): string => `${site} events`,
} as const;

/** Messages of past events. */
export const pastEventMessages = {
  titleRequired: 'Please enter a title.',
  dateRequired: 'Please enter a date.',
  dateInvalid: 'Please enter a valid date.',
  galleryFull: (most: number): string => `A past event holds at most ${most} pictures.`,
  videosFull: (most: number): string => `A past event holds at most ${most} videos.`,
} as const;
