import { ApiBody, type ApiBodyOptions, ApiResponse } from '@nestjs/swagger';
import * as z from 'zod';

/** Describes a body that no pipe reads: one of several shapes, or one that may be absent. */
export function BodyOf(
  schemas: readonly [z.ZodType, ...z.ZodType[]],
  { required = true }: { readonly required?: boolean } = {},
): MethodDecorator {
  const standardSchema = schemas.length === 1 ? schemas[0] : z.union(schemas);
  // ApiBody hands this on to where bodies' own schemas are read, though its type does not name it.
  return ApiBody({ standardSchema, required } as ApiBodyOptions);
}

/** Describes an answer that is not JSON, by the media types it comes in. */
export function AnswersAs(
  mediaTypes: readonly string[],
  { status = 200, description }: { readonly status?: number; readonly description?: string } = {},
): MethodDecorator {
  const content = Object.fromEntries(mediaTypes.map((type) => [type, { schema: schemaOf(type) }]));
  return ApiResponse({ status, content, ...(description && { description }) });
}

function schemaOf(mediaType: string) {
  return { type: 'string', ...(mediaType.startsWith('image/') && { format: 'binary' }) } as const;
}
