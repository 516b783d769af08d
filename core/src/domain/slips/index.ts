export { agreeOnValues, isSlipComplete } from './agree-on-values.js';
export {
  type ComparedFigure,
  compareSlip,
  correctionBySlip,
  type DriverFigures,
  type SlipAgreement,
} from './compare-slip.js';
export { readSlip } from './read-slip.js';
export {
  SLIP_ATTEMPTS_MAX,
  SLIP_CLAIM_S,
  SLIP_MEMORY_MAX_BYTES,
  SLIP_PASS_MAX_MS,
  SLIP_PASSES_MS,
  SLIP_POLL_MS,
  SLIP_PROCESS_IDLE_MS,
} from './slip-limits.js';
export {
  type SlipFigure,
  type SlipReading,
  type SlipReadings,
  type SlipState,
  type SlipValue,
  slipReadingsSchema,
} from './slip-reading.js';
export type { SlipBox, SlipLine, SlipWord } from './slip-words.js';
