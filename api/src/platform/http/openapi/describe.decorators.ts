import { ApiBody, type ApiBodyOptions, ApiResponse } from '@nestjs/swagger';
import * as z from 'zod';

/** Describes a body without a validation pipe: one of several shapes, or optional. */
export function BodyOf(
  schemas: readonly [z.ZodType, ...z.ZodType[]],
  { required = true }: { readonly required?: boolean } = {},
): MethodDecorator {
  const standardSchema = schemas.length === 1 ? schemas[0] : z.union(schemas);
  // ApiBody passes this property on, though its type lacks it.
  return ApiBody({ standardSchema, required } as ApiBodyOptions);
}

/** Describes a response other than JSON by its media types. */
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
