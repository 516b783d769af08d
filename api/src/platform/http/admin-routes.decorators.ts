import { applyDecorators, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery } from '@nestjs/swagger';
import { deletionSchema } from '@quartermile/core/domain';
import type * as z from 'zod';
import { AdminOnly, ReviewersToo } from './access/access.decorators.js';
import { Refuses } from './answers.decorators.js';
import { Idempotent } from './idempotency/idempotent.decorator.js';
import { BodyOf } from './openapi/describe.decorators.js';

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
  applyDecorators(
    Put(path),
    ApiOperation({ summary }),
    ApiOkResponse({ standardSchema: schema }),
    AdminOnly(),
  );

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
 * A route for administrators of any role; the answer (200) follows `schema`.
 * @param method Nest's decorator, such as `Get(path)`
 * @param operationId the name that derives from class and method by default
 */
export const ReviewerRoute = (
  method: MethodDecorator,
  summary: string,
  schema: z.ZodType,
  operationId?: string,
) =>
  applyDecorators(
    method,
    HttpCode(200),
    ApiOperation({ summary, ...(operationId && { operationId }) }),
    ApiOkResponse({ standardSchema: schema }),
    AdminOnly(),
    ReviewersToo(),
  );
