import { adminMessages, problems } from '@quartermile/core/domain';
import { AppError, type AppErrorOptions } from './app-error.js';

/** Messages of the specification for pictures above the size limit, by field; section 5. */
const TOO_BIG: Readonly<Record<string, string>> = {
  logo: adminMessages.logoTooBig,
  thumbnail: adminMessages.thumbnailTooBig,
};

/** Error for an invalid picture. `path` is its field in the body; undefined when unknown. */
export function refusedPicture(
  code: 'image_too_big' | 'invalid_image',
  path: string | undefined,
  options: AppErrorOptions = {},
): AppError {
  const ofField = code === 'image_too_big' && path !== undefined ? TOO_BIG[path] : undefined;
  const message = ofField ?? options.detail ?? problems[code].detail;
  return new AppError(code, {
    ...options,
    detail: message,
    ...(path !== undefined && { errors: [{ path, message }] }),
  });
}

/** Adds the picture's field to an error about a picture; other errors are returned unchanged. */
export function withPath(thrown: unknown, path: string): unknown {
  if (!(thrown instanceof AppError)) return thrown;
  const { code, detail, cause, isCounted } = thrown;
  const isRefusal = code === 'image_too_big' || code === 'invalid_image';
  return isRefusal ? refusedPicture(code, path, { detail, cause, isCounted }) : thrown;
}
