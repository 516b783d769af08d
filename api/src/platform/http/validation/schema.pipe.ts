import { StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldProblem, messages } from '@quartermile/core/domain';
import * as z from 'zod';
import { AppError } from '../../errors/app-error.js';

/** A Standard Schema issue. */
interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

// Replaces zod's developer messages where a rule has no message of its own.
z.config({ customError: () => messages.request.invalid });

/** Validates parameters with a schema (`@Body({ schema })`, `@Query({ schema })`) and passes on the parsed value. */
export function schemaPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: refusal });
}

/** The error for schema issues: the first one's message for people, all of them for the form. */
export function refusal(issues: readonly Issue[]): AppError {
  return new AppError('invalid_input', { detail: issues[0]?.message, errors: issues.map(fieldProblem) });
}

function fieldProblem(issue: Issue): FieldProblem {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return { path, message: issue.message };
}
