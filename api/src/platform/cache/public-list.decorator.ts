import { applyDecorators, type Type, UseInterceptors } from '@nestjs/common';
import { Revalidated } from '../http/answers.decorators.js';
import { CONTENT_ONLY, type Freshness } from './freshness.js';
import { publicListInterceptor, type QuerySimplifier } from './public-list.interceptor.js';

/**
 * Marks a public GET whose response depends only on its path, the parameters of its `@Query({ schema })` and public content.
 * It is served from the compressed response cache until `RevisionService.bump`, with a strong ETag and 304; unknown
 * parameters and other spellings share a response. With `OptionalAdmin`, the administrator's responses bypass the cache.
 * @param freshness what else it depends on; by default on nothing
 * @param simplifier a provider that knows which queries have the same response
 */
export const PublicList = (
  freshness: Freshness = CONTENT_ONLY,
  simplifier?: Type<QuerySimplifier>,
): MethodDecorator =>
  applyDecorators(UseInterceptors(publicListInterceptor(freshness, simplifier)), Revalidated());
