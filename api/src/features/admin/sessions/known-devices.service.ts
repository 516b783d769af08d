import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { isEntityId } from '../../../platform/database/entity-id.js';
import type { KnownDevice } from '../../../platform/http/access/known-device.js';
import { Signer } from '../../../platform/http/signing/signer.js';
import { AdministratorEntity } from '../credentials/administrator.entity.js';

const COOKIE = 'quartermile_device';
const PATH = '/api/admin';
/** 400 days, the maximum of browsers (RFC 6265bis). */
const MAX_AGE_S = 400 * 24 * 60 * 60;

/**
 * Devices on which somebody has logged in, so that failed logins of strangers do not lock them out, nor does a flood of
 * them take their places (OWASP, "device cookies"). The cookie replaces no password. It is signed with the password's
 * hash, so that a changed password makes all devices of the account unknown.
 */
@Injectable()
export class KnownDevices {
  private readonly signer: Signer;
  private readonly attributes: string;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.signer = new Signer(config.jwtSecret, 'device cookie');
    const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
    this.attributes = `; Max-Age=${MAX_AGE_S}; Path=${PATH}; HttpOnly${secure}; SameSite=Strict`;
  }

  /** The device of a call: that of its session, or that of its cookie. */
  async find({ admin, cookies }: FastifyRequest): Promise<KnownDevice | null> {
    if (admin) return { id: admin.sessionId, administratorId: admin.adminId };
    const [administratorId = '', id = '', signature = ''] = (cookies[COOKIE] ?? '').split('.');
    if (!isEntityId(administratorId) || !isEntityId(id)) return null;
    const account = await this.dataSource.manager.findOneBy(AdministratorEntity, { id: administratorId });
    const isKnown = account && this.signer.isSignature(textOf(account, id), signature);
    return isKnown ? { id, administratorId } : null;
  }

  /** Makes the device of a login known, by a cookie in the response. */
  async remember({ device }: FastifyRequest, reply: FastifyReply, email: string): Promise<void> {
    const account = await this.dataSource.manager.findOneByOrFail(AdministratorEntity, { email });
    const id = device?.administratorId === account.id ? device.id : randomUUID();
    const value = `${account.id}.${id}.${this.signer.sign(textOf(account, id))}`;
    reply.header('set-cookie', `${COOKIE}=${value}${this.attributes}`);
  }
}

const textOf = ({ id, passwordHash }: AdministratorEntity, device: string): string =>
  `${id}\n${device}\n${passwordHash}`;

/** Finds the device of each call to the administration. Call after the hook that authenticates. */
export function recogniseDevices(server: FastifyInstance, devices: KnownDevices): void {
  server.decorateRequest('device', null);
  // Not earlier, because cookies are parsed after the hooks of the application.
  server.addHook('preHandler', (request, _reply, done) => {
    if (!request.url.startsWith(`${PATH}/`)) return done();
    devices.find(request).then((device) => {
      request.device = device;
      done();
    }, done);
  });
}
