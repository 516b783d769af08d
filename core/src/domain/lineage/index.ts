export { RECORD_HOLDS } from './lineage-limits.js';
export { lineageMessages } from './lineage-messages.js';
export { RECORD_CATEGORIES, RECORD_DRIVETRAINS, VOTE_CATEGORIES } from './record-categories.js';
export { heldText, recordDay, startOfToday } from './record-days.js';
export { type Lead, type RecordHold, recordHolds, type TimeOnBoard } from './record-holds.js';
export {
  isRecordListWanted,
  type ListedHold,
  type RecordList,
  type RecordQuery,
  recordListSchema,
  recordQuerySchema,
} from './record-lists.js';
export { recordRoutes } from './record-routes.js';
