/** The fields that an event's title may stand in, best first (specification section 3). */
export const TITLE_FIELDS = ['title', 'name', 'eventName'] as const;
/** The fields that its description may stand in. */
export const DESCRIPTION_FIELDS = ['description', 'details', 'summary'] as const;
/** The fields that its date may stand in. */
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
/** The fields that its location may stand in. */
export const LOCATION_FIELDS = ['location', 'venue', 'city', 'address', 'placeId'] as const;
