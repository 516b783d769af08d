export { type SlipAgreement } from './compare-slip.js';

export {
  type SlipFigure,
  type SlipReading,
  type SlipReadings,
  type SlipState,
  type SlipValue,
  slipReadingsSchema,
} from './slip-reading.js';
export type { SlipBox, SlipLine, SlipWord } from './slip-words.js';
