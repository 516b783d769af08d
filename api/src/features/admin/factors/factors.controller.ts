import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { AdminOnly, CurrentAdmin, ReviewersToo } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { idempotencyKeyOf } from '../../../platform/http/idempotency/idempotency-key.js';
import { OwnIdempotency } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { FactorsService } from './factors.service.js';

const PROOF_ERRORS = ['wrong_proof', 'passkey_refused', 'too_many_logins'] as const;

/** The caller's authenticator app and recovery codes. Secrets in responses are not stored for replays. */
@ApiTags('admin')
@Controller()
export class FactorsController {
  constructor(private readonly factors: FactorsService) {}

  @Get(factorRoutes.list)
  @AdminOnly()
  @ReviewersToo()
  @ApiOperation({ summary: 'The passkeys, authenticator app and recovery codes of the caller' })
  @ApiOkResponse({ standardSchema: factorsSchema })
  read(@CurrentAdmin() admin: AdminIdentity): Promise<Factors> {
    return this.factors.read(admin);
  }

  @Delete(factorRoutes.offer)
  @AdminOnly()
  @ReviewersToo()
  @ApiOperation({ summary: 'Dismisses the suggestion to add a factor' })
  @ApiOkResponse({ standardSchema: factorsSchema })
  dismissOffer(@CurrentAdmin() admin: AdminIdentity): Promise<Factors> {
    return this.factors.dismissOffer(admin);
  }

  @Post(factorRoutes.authenticator)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @Refuses(...PROOF_ERRORS, 'conflict')
  @ApiOperation({ summary: 'Starts to set up an authenticator app: a secret, to be confirmed by a code' })
  @ApiOkResponse({ standardSchema: authenticatorSetupSchema })
  begin(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<AuthenticatorSetup> {
    return this.factors.beginAuthenticator({ admin, address }, proof);
  }

  @Put(factorRoutes.authenticator)
  @AdminOnly()
  @ReviewersToo()
  @Refuses('invalid_code', 'too_many_logins', 'conflict')
  @ApiOperation({ summary: 'Confirms the authenticator app by its first code; other sessions end' })
  @ApiOkResponse({ standardSchema: factorsSchema })
  confirm(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: authenticatorCodeSchema }) { code }: AuthenticatorCode,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<Factors> {
    return this.factors.confirmAuthenticator({ admin, address }, code);
  }

  @Delete(factorRoutes.authenticator)
  @AdminOnly()
  @ReviewersToo()
  @Refuses(...PROOF_ERRORS, 'not_found')
  @ApiOperation({ summary: 'Removes the authenticator app; other sessions end' })
  @ApiOkResponse({ standardSchema: factorsSchema })
  remove(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() { ip: address }: FastifyRequest,
  ): Promise<Factors> {
    return this.factors.removeAuthenticator({ admin, address }, proof);
  }

  @Post(factorRoutes.recoveryCodes)
  @HttpCode(200)
  @AdminOnly()
  @ReviewersToo()
  @OwnIdempotency()
  @Refuses(...PROOF_ERRORS, 'conflict')
  @ApiOperation({ summary: 'Replaces the recovery codes, which are shown only here; other sessions end' })
  @ApiOkResponse({ standardSchema: recoveryCodesSchema })
  renew(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const caller = { admin, address: request.ip };
    return this.factors.renewRecoveryCodes(caller, proof, idempotencyKeyOf(request));
  }
}
