import { routePromise } from './route-promises.js';

/**
 * Marks a route whose body may carry pictures as data URLs, in the fields named: its body limit grows to
 * fit them.
 */
export const Images = (...fields: readonly [string, ...string[]]): MethodDecorator =>
  routePromise({ images: fields.length, ...(fields.length === 1 && { onlyImage: fields[0] }) });

/**
 * Like `Images`, where pictures stand at places of the sender's choosing: so many of the largest size fit.
 * @param bad what becomes of one that is no picture: the call is refused, or it is left out and told of
 */
export const ImagesAnywhere = (count: number, bad: 'refused' | 'skipped' = 'refused'): MethodDecorator =>
  routePromise({ images: count, ...(bad === 'skipped' && { skipsImages: true }) });
