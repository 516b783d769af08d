import { HttpException } from '@nestjs/common';
import type { ProblemCode } from '@quartermile/core/domain';
import { AppError } from './app-error.js';
import { codeOfDatabaseError } from './postgres-errors.js';

/** Fastify's error codes that have an exact counterpart. */
const FASTIFY_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_big',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  // Invalid escapes cannot be part of any path.
  FST_ERR_BAD_URL: 'not_found',
};

/** Codes for the framework's other errors, by status. */
const STATUS_CODES: Readonly<Record<number, ProblemCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'body_too_big',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** Converts anything thrown: our errors, the framework's, the database's, or a defect (`internal`). */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOfFrameworkError(error) ?? codeOfDatabaseError(error) ?? 'internal';
  return new AppError(code, { cause: error });
}

function codeOfFrameworkError(error: unknown): ProblemCode | undefined {
  if (error instanceof HttpException) {
    return fastifyCode(error.cause) ?? codeOfStatus(error.getStatus());
  }
  return fastifyCode(error) ?? codeOfStatus(statusOf(error));
}

function fastifyCode(error: unknown): ProblemCode | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? FASTIFY_CODES[code] : undefined;
}

function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Other 4xx statuses (length, expectation, range) mean a malformed request. */
function codeOfStatus(status: number | undefined): ProblemCode | undefined {
  if (status === undefined) return undefined;
  return STATUS_CODES[status] ?? (status >= 400 && status < 500 ? 'invalid_input' : undefined);
}
