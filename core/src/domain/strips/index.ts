export { isStripId, type RunStrip } from './run-strip.js';
export {
  compareStrips,
  type Strip,
  type StripAdd,
  type StripUpdate,
  stripAddSchema,
  stripSchema,
  stripUpdateSchema,
} from './strip.js';
export { stripMessages } from './strip-messages.js';
export { stripRoutes } from './strip-routes.js';
