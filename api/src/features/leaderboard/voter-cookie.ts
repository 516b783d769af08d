import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { VOTER_COOKIE_MAX_AGE_S } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEntityId } from '../../database/entity-id.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Signer } from '../../platform/signing/signer.js';

const COOKIE = 'quartermile_voter';
/** Only the leaderboard's calls need it. */
const PATH = '/api/leaderboard';

/** Knows a browser again: by a number of chance in a signed cookie that scripts cannot read. */
@Injectable()
export class VoterCookie {
  private readonly signer: Signer;
  private readonly isSecure: boolean;

  constructor(@Inject(CONFIG) config: Config) {
    this.signer = new Signer(config.jwtSecret, 'vote cookie');
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  /** The browser's number; null without a cookie or with one that is not of our making. */
  read(request: FastifyRequest): string | null {
    const [voter = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
    return isEntityId(voter) && this.signer.isSignature(voter, signature) ? voter : null;
  }

  /** The browser's number; one that has none gets it with the answer, and any other keeps its own for longer. */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const voter = this.read(request) ?? randomUUID();
    reply.setCookie(COOKIE, `${voter}.${this.signer.sign(voter)}`, {
      path: PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: VOTER_COOKIE_MAX_AGE_S,
    });
    return voter;
  }
}
