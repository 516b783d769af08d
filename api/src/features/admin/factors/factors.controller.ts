import { Body, Controller, Delete, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type AuthenticatorCode,
  type AuthenticatorSetup,
  authenticatorCodeSchema,
  authenticatorSetupSchema,
  type FactorProof,
  type Factors,
  factorProofSchema,
  factorRoutes,
  factorsSchema,
  type RecoveryCodes,
  recoveryCodesSchema,
} from '@quartermile/core/domain';
import type { FastifyRequest } from 'fastify';
import { CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { loginCaller } from '../../../platform/http/access/known-device.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { idempotencyKeyOf } from '../../../platform/http/idempotency/idempotency-key.js';
import { OwnIdempotency } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { AnyAdminRoute } from '../../../platform/http/routes.decorators.js';
import { PROOF_ERRORS } from './factor-proof.service.js';
import { FactorsService } from './factors.service.js';

/** The caller's authenticator app and recovery codes. Secrets in responses are not stored for replays. */
@ApiTags('admin')
@Controller()
export class FactorsController {
  constructor(private readonly factors: FactorsService) {}

  @AnyAdminRoute(
    Get(factorRoutes.list),
    'The passkeys, authenticator app and recovery codes of the caller',
    factorsSchema,
  )
  read(@CurrentAdmin() admin: AdminIdentity): Promise<Factors> {
    return this.factors.read(admin);
  }

  @AnyAdminRoute(Delete(factorRoutes.offer), 'Dismisses the suggestion to add a factor', factorsSchema)
  dismissOffer(@CurrentAdmin() admin: AdminIdentity): Promise<Factors> {
    return this.factors.dismissOffer(admin);
  }

  @AnyAdminRoute(
    Post(factorRoutes.authenticator),
    'Starts to set up an authenticator app: a secret, to be confirmed by a code',
    authenticatorSetupSchema,
  )
  @Refuses(...PROOF_ERRORS, 'conflict')
  begin(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() request: FastifyRequest,
  ): Promise<AuthenticatorSetup> {
    return this.factors.beginAuthenticator({ admin, caller: loginCaller(request) }, proof);
  }

  @AnyAdminRoute(
    Put(factorRoutes.authenticator),
    'Confirms the authenticator app by its first code; other sessions end',
    factorsSchema,
  )
  @Refuses('invalid_code', 'too_many_logins', 'conflict')
  confirm(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: authenticatorCodeSchema }) { code }: AuthenticatorCode,
    @Req() request: FastifyRequest,
  ): Promise<Factors> {
    return this.factors.confirmAuthenticator({ admin, caller: loginCaller(request) }, code);
  }

  @AnyAdminRoute(
    Delete(factorRoutes.authenticator),
    'Removes the authenticator app; other sessions end',
    factorsSchema,
  )
  @Refuses(...PROOF_ERRORS, 'not_found')
  remove(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() request: FastifyRequest,
  ): Promise<Factors> {
    return this.factors.removeAuthenticator({ admin, caller: loginCaller(request) }, proof);
  }

  @AnyAdminRoute(
    Post(factorRoutes.recoveryCodes),
    'Replaces the recovery codes, which are shown only here; other sessions end',
    recoveryCodesSchema,
  )
  @OwnIdempotency()
  @Refuses(...PROOF_ERRORS, 'conflict')
  renew(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const caller = { admin, caller: loginCaller(request) };
    return this.factors.renewRecoveryCodes(caller, proof, idempotencyKeyOf(request));
  }
}
