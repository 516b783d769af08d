import type { DemoSubject } from './demo-subject.js';
import { carsSubject } from './subjects/cars.js';
import { sponsorsSubject, videosSubject } from './subjects/channel.js';
import { eventsSubject, pastEventsSubject } from './subjects/events.js';

/** Everything that an empty database is filled with, in this order. */
export const demoSubjects: readonly DemoSubject[] = [
  carsSubject,
  sponsorsSubject,
  videosSubject,
  eventsSubject,
  pastEventsSubject,
];
