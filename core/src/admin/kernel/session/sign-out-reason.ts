import { messages } from '@quartermile/core/domain';
import { sessionEndMessages } from './session-messages.js';

/** Why there is no session: no token was stored, or how the last session ended. */
export type SignOutReason = 'none' | 'chosen' | 'idle' | 'refused' | 'elsewhere';

const reasonMessages: Readonly<Record<SignOutReason, string | null>> = {
  none: null,
  chosen: null,
  idle: sessionEndMessages.endedIdle,
  refused: messages.session.expired,
  elsewhere: sessionEndMessages.endedElsewhere,
};

/** The message on the login screen about how the session ended. null if there is no message. */
export function signOutMessage(reason: SignOutReason): string | null {
  return reasonMessages[reason];
}
