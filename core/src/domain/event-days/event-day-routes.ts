/**
 * API paths of single events: calendar file, entry list, ladder, and the step to a past event and back. Separate from
 * `apiRoutes`, which visitors of every page download. A path with a colon is a pattern for `apiPath`.
 */
export const eventDayRoutes = {
  calendarFile: '/api/events/calendar/:id',
  lineup: '/api/events/lineup/:id',
  setEntries: '/api/events/entries/:id',
  drawLadder: '/api/events/ladder/:id',
  setResult: '/api/events/ladder-result/:id',
  toPastEvent: '/api/events/to-past-event/:id',
  fromPastEvent: '/api/past-events/to-event/:id',
} as const;
