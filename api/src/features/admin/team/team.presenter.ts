import type { Account, Invitation } from '@quartermile/core/domain';
import type { ActivityRecord } from '../activity/activity.service.js';
import type { AdministratorEntity } from '../credentials/administrator.entity.js';
import type { InvitationEntity } from './invitation.entity.js';

/** Converts an account to the response format. `isConfigured`: the configuration sets it at present. */
export function toAccount(
  { id, email, role, createdAt }: AdministratorEntity,
  isConfigured: boolean,
): Account {
  return { _id: id, email, role, isConfigured, createdAt: createdAt.toISOString() };
}

/** Converts an invitation to the response format. */
export function toInvitation(
  { id, email, role, invitedBy, createdAt, expiresAt }: InvitationEntity,
  link: string | null,
): Invitation {
  const instants = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  return { _id: id, email, role, invitedBy, ...instants, link };
}

/** The subject of records about an administrator or an invited person. */
export function personSubject({ id, email }: { id: string; email: string }): ActivityRecord['subject'] {
  return { type: 'administrator', id, label: email };
}
