import { StandardSchemaValidationPipe } from '@nestjs/common';
import { type FieldProblem, messages } from '@quartermile/core/domain';
import * as z from 'zod';
import { AppError } from '../errors/app-error.js';

/** One finding of a schema, as every Standard Schema library words it. */
interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

// A rule without a sentence of its own must not answer in zod's words for programmers.
z.config({ customError: () => messages.request.invalid });

/** Checks whatever carries a schema (`@Body({ schema })`, `@Query({ schema })`) and hands on what it made of it. */
export function schemaPipe(): StandardSchemaValidationPipe {
  return new StandardSchemaValidationPipe({ exceptionFactory: refusal });
}

/** The refusal for a schema's findings: the first one's sentence for the person, all of them for the form. */
export function refusal(issues: readonly Issue[]): AppError {
  return new AppError('invalid_input', { detail: issues[0]?.message, errors: issues.map(fieldProblem) });
}

function fieldProblem(issue: Issue): FieldProblem {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return { path, message: issue.message };
}
