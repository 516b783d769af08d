export { EVENT_LINE_MAX_LENGTH } from '../events/event-limits.js';
export { eventDayAdminMessages } from './event-day-admin-messages.js';
export { eventDayMessages } from './event-day-messages.js';
export { eventDayRoutes } from './event-day-routes.js';
export { eventPagePath } from './event-page-path.js';
export { LADDER_SIZES, type Ladder, type LadderSize, seedLadder } from './ladder.js';
export { ladderRounds } from './ladder-rounds.js';
export {
  type EntryListUpdate,
  entryListSchema,
  type LadderDraw,
  type LadderResultUpdate,
  type Lineup,
  type LineupCar,
  type LineupRace,
  type LineupSide,
  ladderDrawSchema,
  ladderResultSchema,
  ladderWinners,
  lineupCar,
  lineupSchema,
} from './lineup.js';
export { roundName } from './round-name.js';
export { setLadderResult } from './set-ladder-result.js';
