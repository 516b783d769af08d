import 'fastify';

/** The administrator who makes a call, as the session's row knows them. */
export interface AdminIdentity {
  readonly adminId: string;
  readonly email: string;
  readonly sessionId: string;
  /** The token that came with the call. */
  readonly tokenId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access gate on routes that ask for or allow an administrator. */
    admin: AdminIdentity | null;
  }
}
