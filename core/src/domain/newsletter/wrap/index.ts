export { summariseWeek, type WeekData } from './summarise-week.js';
export { type SundayWrap, sundayWrapSchema, type WrapPicture, wrapPictureSchema } from './sunday-wrap.js';
export type { WeekSummary, WrapCar } from './week-summary.js';
export { wrapDraft } from './wrap-blocks.js';
export { WRAP_PICTURE_SIZE } from './wrap-limits.js';
export { wrapMessage } from './wrap-message.js';
export { wrapPictureMessages } from './wrap-messages.js';
export { type WrapPicturePart, type WrapPictureRow, wrapPictureParts } from './wrap-picture.js';
export { wrapRoutes } from './wrap-routes.js';
