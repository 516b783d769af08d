import type { Administrator, Token } from '@quartermile/core/domain';
import type { IssuedToken } from '../../platform/auth/session.service.js';

/** The administrator as the dashboard's header shows them: the e-mail and a name made of it. */
export function toAdministrator(email: string): Administrator {
  return { email, label: labelOf(email) };
}

/** An issued token as it is sent. */
export function toToken({ token, expiresAt }: IssuedToken): Token {
  return { token, expiresAt: expiresAt.toISOString() };
}

/** `thandi.m@example.com` reads "Thandi M". */
function labelOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Administrator';
}
