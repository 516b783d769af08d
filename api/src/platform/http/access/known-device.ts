import type { FastifyRequest } from 'fastify';
import { type Networks, networksOf } from '../../networks/network-address.js';

/** A device on which an administrator has logged in before. */
export interface KnownDevice {
  readonly id: string;
  readonly administratorId: string;
}

/** Who attempts a login. */
export interface LoginCaller {
  readonly networks: Networks;
  /** Null for a stranger. */
  readonly device: KnownDevice | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the hook of known devices on routes of the administration; limits count it instead of its networks. */
    device?: KnownDevice | null;
  }
}

/** Who calls. */
export const loginCaller = (request: Pick<FastifyRequest, 'ip' | 'device'>): LoginCaller => ({
  networks: networksOf(request.ip),
  device: request.device ?? null,
});

/** A caller for whom only a device of this account is known. */
export const callerFor = (caller: LoginCaller, administratorId: string | undefined): LoginCaller =>
  caller.device?.administratorId === administratorId ? caller : { ...caller, device: null };
