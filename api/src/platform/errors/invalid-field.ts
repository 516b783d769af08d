import { AppError, type AppErrorOptions } from './app-error.js';

/**
 * An `invalid_input` error (400) about one field, for rules that a schema cannot check.
 * @param path path of the field in the payload, dotted; empty for the payload as a whole
 * @param options further details, such as `isCounted`
 */
export function invalidField(path: string, message: string, options: AppErrorOptions = {}): AppError {
  return new AppError('invalid_input', { ...options, detail: message, errors: [{ path, message }] });
}
