import { routeMetadata } from './route-metadata.js';

/**
 * Marks a route whose body may contain pictures as data URLs in the given top-level fields; raises its body limit
 * accordingly.
 */
export const Images = (...fields: readonly [string, ...string[]]): MethodDecorator =>
  routeMetadata({ images: fields.length, imageFields: fields });

/**
 * Like `Images`, for pictures anywhere in the body: room for `count` of the maximum size.
 * @param bad what happens to an invalid picture: the call is rejected, or the picture is skipped and reported
 */
export const ImagesAnywhere = (count: number, bad: 'refused' | 'skipped' = 'refused'): MethodDecorator =>
  routeMetadata({ images: count, ...(bad === 'skipped' && { skipsImages: true }) });
