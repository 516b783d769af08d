import type { AdminRole } from '@quartermile/core/domain';
import 'fastify';

/** The administrator of a request, from the session's row. */
export interface AdminIdentity {
  readonly adminId: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly sessionId: string;
  /** Id of the request's token. */
  readonly tokenId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access hook on routes with administrator access. */
    admin: AdminIdentity | null;
  }
}
