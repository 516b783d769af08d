export { CarPicture, type CarPictureProps, mediaSrcSet } from './cars/car-picture.js';
export { CategoryBadge } from './cars/category-badge.js';
export { DrivetrainBadge } from './cars/drivetrain-badge.js';
export { ElapsedTime, type ElapsedTimeProps } from './cars/elapsed-time.js';
export { EvidenceBadge } from './cars/evidence-badge.js';
export { Medal } from './cars/medal.js';
export { default as heroPicture } from './drawings/hero.svg';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state.js';
export { ErrorState, type ErrorStateProps } from './feedback/error-state.js';
export { SkeletonRows, type SkeletonRowsProps } from './feedback/skeleton-rows.js';
export { focusFirstInvalid } from './forms/focus-first-invalid.js';
export { problemsByField } from './forms/problems-by-field.js';
export { useAfterPress } from './forms/use-after-press.js';
export { DropZone } from './images/drop-zone.js';
export { ImageDropField, type ImageDropFieldProps } from './images/image-drop-field.js';
export type { PickedImage } from './images/picked-image.js';
export {
  defaultColorScheme,
  QuartermileProvider,
  type QuartermileProviderProps,
} from './quartermile-provider.js';
export { fontPreloads } from './theme/fonts.js';
export { pageColours } from './theme/palette.js';
export { theme } from './theme/theme.js';
