import { ApiError } from '@quartermile/core/client';
import { PasskeyError } from '../../../kernel/host/host-passkeys.js';
import { securityMessages } from './security-messages.js';

const text = securityMessages;

/** The message for a failed step: the server's, or that of the browser's passkey dialog. */
export function factorProblem(error: unknown): string {
  if (error instanceof PasskeyError)
    return error.reason === 'known' ? text.passkeyKnown : text.passkeyCancelled;
  return error instanceof ApiError ? error.detail : text.failed;
}
