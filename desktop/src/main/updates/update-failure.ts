import type { UpdateFailure } from '../../shared/updates-state.js';
import { errorCode } from '../log/error-fields.js';

/** Error codes of electron-updater, Node and Chromium (without `net::`) that have their own message. */
const FAILURES: readonly (readonly [RegExp, UpdateFailure])[] = [
  [/^ERR_UPDATER_CHANNEL_FILE_NOT_FOUND$/, 'noVersions'],
  [/^ERR_CHECKSUM_MISMATCH$|^ERR_UPDATER_INVALID_SIGNATURE$/, 'damaged'],
  [/^HTTP_ERROR_5|^ECONN|^ENOTFOUND$|^EAI_AGAIN$|^ETIMEDOUT$/, 'unreachable'],
  [/^ERR_(CONNECTION|INTERNET|NAME|NETWORK|ADDRESS|PROXY|TUNNEL|TIMED_OUT|CERT|SSL|EMPTY)/, 'unreachable'],
];

/** Classifies an error of a check or download. */
export function toUpdateFailure(error: unknown): UpdateFailure {
  const code = errorCode(error);
  return FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}
