import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Revalidated } from '../http/answers.decorators.js';
import { CONTENT_ONLY, type Freshness } from './freshness.js';
import { type ListQueries, publicListInterceptor } from './public-list.interceptor.js';

/**
 * Marks a public GET whose response depends only on its path, the parameters of `queries` and public content. It is
 * served from the compressed response cache until `RevisionService.bump`, with a strong ETag and 304; unknown parameters,
 * which do not reach the handler, and other spellings share a response. With `OptionalAdmin`, the administrator's
 * responses bypass the cache.
 * @param freshness what else it depends on; by default on nothing
 */
export const PublicList = (freshness: Freshness = CONTENT_ONLY, queries?: ListQueries): MethodDecorator =>
  applyDecorators(UseInterceptors(publicListInterceptor(freshness, queries)), Revalidated());
