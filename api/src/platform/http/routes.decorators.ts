import { applyDecorators, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  type ApiOperationOptions,
  ApiQuery,
} from '@nestjs/swagger';
import { deletionSchema } from '@quartermile/core/domain';
import type * as z from 'zod';
import { AdminOnly, ReviewersToo } from './access/access.decorators.js';
import { Refuses, Revalidated } from './answers.decorators.js';
import { Idempotent } from './idempotency/idempotent.decorator.js';
import { AnswersAs, BodyOf } from './openapi/describe.decorators.js';

/** A route by which the administrator creates something; the answer follows `schema`. */
export const AdminCreate = (path: string, summary: string, schema: z.ZodType) =>
  applyDecorators(
    Post(path),
    ApiOperation({ summary }),
    ApiCreatedResponse({ standardSchema: schema }),
    AdminOnly(),
    Idempotent(),
  );

/** A route by which the administrator changes something; the answer follows `schema`. */
export const AdminUpdate = (path: string, summary: string, schema: z.ZodType) =>
  AdminRoute(Put(path), summary, schema);

/** A route by which the administrator deletes something. */
export const AdminDelete = (path: string, summary: string) =>
  applyDecorators(
    Delete(path),
    ApiOperation({ summary }),
    ApiOkResponse({ standardSchema: deletionSchema }),
    AdminOnly(),
  );

/** A route by which the administrator deletes what the body or the query names by the field `name` of `schema`. */
export const AdminDeleteByName = (path: string, summary: string, schema: z.ZodType, name: string) =>
  applyDecorators(
    AdminDelete(path, summary),
    Refuses('not_found'),
    BodyOf([schema], { required: false }),
    ApiQuery({ name, required: false, schema: { type: 'string' } }),
  );

/**
 * A route whose answer (200) follows `schema`. `method` is Nest's decorator, such as `Get(path)`; `operation` is a summary,
 * or has an id besides.
 */
export const Route = (method: MethodDecorator, operation: string | ApiOperationOptions, schema: z.ZodType) =>
  applyDecorators(
    method,
    HttpCode(200),
    ApiOperation(typeof operation === 'string' ? { summary: operation } : operation),
    ApiOkResponse({ standardSchema: schema }),
  );

/** A route like `Route` for owners. */
export const AdminRoute = (...route: Parameters<typeof Route>) =>
  applyDecorators(Route(...route), AdminOnly());

/** A route like `Route` for administrators of any role. */
export const AnyAdminRoute = (...route: Parameters<typeof Route>) =>
  applyDecorators(AdminRoute(...route), ReviewersToo());

/** A route of a file or picture that browsers revalidate. */
export const FileRoute = (path: string, summary: string, mediaType: string) =>
  applyDecorators(Get(path), ApiOperation({ summary }), AnswersAs([mediaType]), Revalidated());
