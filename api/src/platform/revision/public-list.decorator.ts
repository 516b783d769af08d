import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Revalidated } from '../http/answers.decorators.js';
import { PublicListInterceptor } from './public-list.interceptor.js';

/**
 * Marks a public GET whose answer depends on nothing but its URL and public content: it is answered from
 * ready, compressed bytes until `RevisionService.bump` says that something changed, with a strong ETag
 * and 304. With `OptionalAdmin`, the administrator's answers pass by untouched.
 */
export const PublicList = (): MethodDecorator =>
  applyDecorators(UseInterceptors(PublicListInterceptor), Revalidated());
