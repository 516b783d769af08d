import { carsSubject } from '../../cars/index.js';
import type { DemoSubject } from '../../demo/index.js';
import { eventsSubject, pastEventsSubject } from '../../events/index.js';
import { sponsorsSubject } from '../../sponsors/index.js';
import { stripsSubject } from '../../strips/index.js';
import { videosSubject } from '../../videos/index.js';

/** All subjects of the demo content, in the order in which they are created. They are removed in reverse. */
export const demoSubjects: readonly DemoSubject[] = [
  stripsSubject,
  // Runs name strips and videos.
  videosSubject,
  carsSubject,
  sponsorsSubject,
  eventsSubject,
  pastEventsSubject,
];
