import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Revalidated } from '../http/answers.decorators.js';
import { CONTENT_ONLY, LIST_WITH_COUNTS } from './freshness.js';
import { publicListInterceptor } from './public-list.interceptor.js';

/** Options of a public list. */
interface PublicListOptions {
  /** Whether it shows votes or views, so that it changes with them. */
  readonly counts?: boolean;
}

/**
 * Marks a public GET whose response depends only on its URL and public content. It is served from the compressed
 * response cache until `RevisionService.bump`, with a strong ETag and 304. With `OptionalAdmin`, the administrator's
 * responses bypass the cache.
 */
export const PublicList = ({ counts = false }: PublicListOptions = {}): MethodDecorator =>
  applyDecorators(
    UseInterceptors(publicListInterceptor(counts ? LIST_WITH_COUNTS : CONTENT_ONLY)),
    Revalidated(),
  );
