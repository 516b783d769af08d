export {
  type ComparedFigure,
  compareSlip,
  correctionBySlip,
  type DriverFigures,
  type SlipAgreement,
} from './compare-slip.js';
export { SLIP_POLL_MS } from './slip-limits.js';
export {
  type SlipFigure,
  type SlipReading,
  type SlipReadings,
  type SlipState,
  type SlipValue,
  slipReadingsSchema,
} from './slip-reading.js';
export type { SlipBox, SlipLine, SlipWord } from './slip-words.js';
