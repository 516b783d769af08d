import { adminMessages, messages } from '@quartermile/core/domain';

/** Why there is no session: none was stored, or how the last one ended. */
export type SignOutReason = 'none' | 'chosen' | 'idle' | 'refused' | 'elsewhere';

const notices: Readonly<Record<SignOutReason, string | null>> = {
  none: null,
  chosen: null,
  idle: adminMessages.session.endedIdle,
  refused: messages.session.expired,
  elsewhere: adminMessages.session.endedElsewhere,
};

/** What the login tells the person about how the session ended; null when there is nothing to tell. */
export function signOutNotice(reason: SignOutReason): string | null {
  return notices[reason];
}
