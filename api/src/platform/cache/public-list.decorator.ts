import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Revalidated } from '../http/answers.decorators.js';
import { CONTENT_ONLY, type Freshness } from './freshness.js';
import { publicListInterceptor } from './public-list.interceptor.js';

/**
 * Marks a public GET whose response depends only on its URL and public content. It is served from the compressed
 * response cache until `RevisionService.bump`, with a strong ETag and 304. With `OptionalAdmin`, the administrator's
 * responses bypass the cache.
 * @param freshness what else it depends on; by default on nothing
 */
export const PublicList = (freshness: Freshness = CONTENT_ONLY): MethodDecorator =>
  applyDecorators(UseInterceptors(publicListInterceptor(freshness)), Revalidated());
