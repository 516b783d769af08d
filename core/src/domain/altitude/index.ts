export { altitudeExplanation } from './altitude-explanation.js';
export { altitudeMessages } from './altitude-messages.js';
export { seaLevelText } from './sea-level-time.js';
