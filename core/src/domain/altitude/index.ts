export { airDensityRatio } from './air-density.js';
export { altitudeExplanation } from './altitude-explanation.js';
export { altitudeMessages } from './altitude-messages.js';
export { type RunAtAltitude, seaLevelText, seaLevelTime } from './sea-level-time.js';
