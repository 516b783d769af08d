import * as z from 'zod';

/**
 * Roles of administrators. An owner may do everything. A reviewer decides submissions, and sees no settings, exports,
 * newsletter addresses or administrators.
 */
export const ADMIN_ROLES = ['owner', 'reviewer'] as const;
export const adminRoleSchema = z.enum(ADMIN_ROLES);
export type AdminRole = z.infer<typeof adminRoleSchema>;
