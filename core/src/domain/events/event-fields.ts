/** Field names of an event's title, preferred first (specification section 3). */
export const TITLE_FIELDS = ['title', 'name', 'eventName'] as const;
/** Field names of its description. */
export const DESCRIPTION_FIELDS = ['description', 'details', 'summary'] as const;
/** Field names of its date. */
export const DATE_FIELDS = [
  'date',
  'eventDate',
  'startDate',
  'start',
  'start_time',
  'startTime',
  'startDateTime',
  'dateTime',
  'datetime',
  'when',
  'day',
  'scheduledAt',
  'scheduled_date',
] as const;
/** Field names of its location. */
export const LOCATION_FIELDS = ['location', 'venue', 'city', 'address', 'placeId'] as const;
