import type { Administrator, AdminRole, Token } from '@quartermile/core/domain';
import type { IssuedToken } from './session.service.js';

/** The administrator for the dashboard's header, with a name derived from the e-mail. */
export function toAdministrator({ email, role }: { email: string; role: AdminRole }): Administrator {
  return { email, label: labelOf(email), role };
}

/** Converts an issued token to the response format. */
export function toToken({ token, expiresAt }: IssuedToken): Token {
  return { token, expiresAt: expiresAt.toISOString() };
}

/** `thandi.m@example.com` becomes "Thandi M". */
function labelOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || 'Administrator';
}
