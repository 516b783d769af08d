export {
  type DemoContext,
  type DemoPicture,
  type DemoRows,
  type DemoSubject,
  daysBefore,
} from './demo-subject.js';
export { type RaceWeekday, raceDay } from './race-day.js';
