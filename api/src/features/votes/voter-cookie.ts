import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isEntityId } from '../../platform/database/entity-id.js';
import { Signer } from '../../platform/http/signing/signer.js';

/** Lifetime of the voter cookie: 400 days, the maximum of browsers (RFC 6265bis). */
const VOTER_COOKIE_MAX_AGE_S = 400 * 24 * 60 * 60;

const COOKIE = 'quartermile_voter';
/** Only requests to the leaderboard need the cookie. */
const PATH = '/api/leaderboard';

/** Identifies browsers by a random id in a signed, HTTP-only cookie. */
@Injectable()
export class VoterCookie {
  private readonly signer: Signer;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) config: Config) {
    this.signer = new Signer(config.jwtSecret, 'vote cookie');
    const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
    this.attributes = `; Max-Age=${VOTER_COOKIE_MAX_AGE_S}; Path=${PATH}; HttpOnly${secure}; SameSite=Lax`;
  }

  /** The browser's id, created if missing. The response sets the cookie, which also extends an existing one. */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const [voter, signature] = this.valid(request);
    if (voter === null) {
      const created = randomUUID();
      this.set(reply, created);
      return created;
    }
    this.write(reply, `${voter}.${signature}`);
    return voter;
  }

  /** The browser's id; null without a valid cookie. */
  read(request: FastifyRequest): string | null {
    return this.valid(request)[0];
  }

  private valid(request: FastifyRequest): readonly [voter: string | null, signature: string] {
    const [voter = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
    return [isEntityId(voter) && this.signer.isSignature(voter, signature) ? voter : null, signature];
  }

  /** Sets the cookie to a browser's id. */
  set(reply: FastifyReply, voter: string): void {
    this.write(reply, `${voter}.${this.signer.sign(voter)}`);
  }

  /** Its characters need no encoding. */
  private write(reply: FastifyReply, value: string): void {
    reply.removeHeader('set-cookie').header('set-cookie', `${COOKIE}=${value}${this.attributes}`);
  }
}
