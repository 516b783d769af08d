import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { VOTER_COOKIE_MAX_AGE_S } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { Signer } from '../../../platform/http/signing/signer.js';

const COOKIE = 'quartermile_voter';
/** Only requests to the leaderboard need the cookie. */
const PATH = '/api/leaderboard';

/** Identifies browsers by a random id in a signed, HTTP-only cookie. */
@Injectable()
export class VoterCookie {
  private readonly signer: Signer;
  private readonly isSecure: boolean;

  constructor(@Inject(CONFIG) config: Config) {
    this.signer = new Signer(config.jwtSecret, 'vote cookie');
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  /** The browser's id; null without a valid cookie. */
  read(request: FastifyRequest): string | null {
    const [voter = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
    return isEntityId(voter) && this.signer.isSignature(voter, signature) ? voter : null;
  }

  /** The browser's id, created if missing. The response sets the cookie, which also extends an existing one. */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const voter = this.read(request) ?? randomUUID();
    this.set(reply, voter);
    return voter;
  }

  /** Sets the cookie to a browser's id. */
  set(reply: FastifyReply, voter: string): void {
    reply.setCookie(COOKIE, `${voter}.${this.signer.sign(voter)}`, {
      path: PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: VOTER_COOKIE_MAX_AGE_S,
    });
  }
}
