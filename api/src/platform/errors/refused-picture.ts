import { problems } from '@quartermile/core/domain';
import { AppError, type AppErrorOptions } from './app-error.js';

/** The refusal of a picture. `path` is where in the body it stands; undefined where nobody can tell. */
export function refusedPicture(
  code: 'image_too_big' | 'invalid_image',
  path: string | undefined,
  options: AppErrorOptions = {},
): AppError {
  const message = options.detail ?? problems[code].detail;
  return new AppError(code, { ...options, ...(path !== undefined && { errors: [{ path, message }] }) });
}

/** What was thrown while a picture was worked on, with the picture's place if it is a refusal of the picture. */
export function withPath(thrown: unknown, path: string): unknown {
  if (!(thrown instanceof AppError)) return thrown;
  const { code, detail, cause } = thrown;
  const isRefusal = code === 'image_too_big' || code === 'invalid_image';
  return isRefusal ? refusedPicture(code, path, { detail, cause }) : thrown;
}
