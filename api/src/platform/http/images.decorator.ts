import { routePromise } from './route-promises.js';

/** Marks a route whose body may carry `count` pictures as data URLs: its body limit grows to fit them. */
export const Images = (count: number): MethodDecorator => routePromise({ images: count });
