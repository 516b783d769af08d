export { raceMessages } from './race-messages.js';
export { racePath, racePrefix } from './race-path.js';
export { QUARTER_MILE_M, racePosition } from './race-position.js';
export { type RaceResult, raceResult } from './race-result.js';
export { type RaceRun, raceRunOf } from './race-run.js';
