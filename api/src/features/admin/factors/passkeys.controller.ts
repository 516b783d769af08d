import { Body, Controller, Delete, Inject, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type FactorProof,
  type Factors,
  factorProofSchema,
  factorRoutes,
  factorsSchema,
  type Login,
  loginSchema,
  type PasskeyAdd,
  type PasskeyLogin,
  type PasskeyOptions,
  type PasskeyRename,
  passkeyAddSchema,
  passkeyLoginSchema,
  passkeyOptionsSchema,
  passkeyRenameSchema,
} from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { loginCaller } from '../../../platform/http/access/known-device.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { idempotencyKeyOf } from '../../../platform/http/idempotency/idempotency-key.js';
import { OwnIdempotency } from '../../../platform/http/idempotency/idempotent.decorator.js';
import { AnyAdminRoute, Route } from '../../../platform/http/routes.decorators.js';
import { Limit } from '../../../platform/http/throttling/limit.decorator.js';
import { KnownDevices } from '../sessions/known-devices.service.js';
import { sessionOrigin } from '../sessions/session-origin.js';
import { PROOF_ERRORS } from './factor-proof.service.js';
import { FactorsService } from './factors.service.js';
import { PasskeyLoginService } from './passkey-login.service.js';
import { PasskeysService } from './passkeys.service.js';

/** Passkeys: login, and those of the caller. */
@ApiTags('admin')
@Controller()
export class PasskeysController {
  constructor(
    private readonly factors: FactorsService,
    private readonly passkeys: PasskeysService,
    private readonly logins: PasskeyLoginService,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Route(
    Post(factorRoutes.passkeyChallenge),
    'Options for a login with a passkey; the challenge is accepted once',
    passkeyOptionsSchema,
  )
  @Limit('passkeyChallenge')
  @Refuses('passkeys_unavailable')
  beginLogin(): Promise<PasskeyOptions> {
    return this.logins.begin();
  }

  @Route(Post(factorRoutes.passkeyLogin), 'Sign in with a passkey, without a password', loginSchema)
  @OwnIdempotency()
  @Refuses('passkey_refused', 'too_many_logins')
  async login(
    @Body({ schema: passkeyLoginSchema }) { passkey }: PasskeyLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Login> {
    const login = await this.logins.login(passkey, {
      caller: loginCaller(request),
      session: sessionOrigin(request, this.config.countryHeader),
      idempotencyKey: idempotencyKeyOf(request),
    });
    await this.devices.remember(request, reply, login.admin.email);
    return login;
  }

  @AnyAdminRoute(
    Post(factorRoutes.passkeyProof),
    'Options for a passkey of the caller as a proof of identity',
    passkeyOptionsSchema,
  )
  @Refuses('passkeys_unavailable')
  beginProof(@CurrentAdmin() { adminId }: AdminIdentity): Promise<PasskeyOptions> {
    return this.passkeys.optionsToUse({ purpose: 'proof', administratorId: adminId });
  }

  @AnyAdminRoute(
    Post(factorRoutes.passkeyRegister),
    'Options for a new passkey of the caller',
    passkeyOptionsSchema,
  )
  @Refuses(...PROOF_ERRORS, 'passkeys_unavailable', 'conflict')
  begin(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptions> {
    return this.factors.beginPasskey({ admin, caller: loginCaller(request) }, proof);
  }

  @AnyAdminRoute(Put(factorRoutes.passkeys), 'Adds a passkey; other sessions end', factorsSchema)
  @Refuses('passkey_refused', 'too_many_logins')
  add(
    @CurrentAdmin() admin: AdminIdentity,
    @Body({ schema: passkeyAddSchema }) passkey: PasskeyAdd,
    @Req() request: FastifyRequest,
  ): Promise<Factors> {
    return this.factors.addPasskey({ admin, caller: loginCaller(request) }, passkey);
  }

  @AnyAdminRoute(Put(factorRoutes.passkey), 'Renames a passkey', factorsSchema)
  rename(
    @CurrentAdmin() admin: AdminIdentity,
    @Param('id') id: string,
    @Body({ schema: passkeyRenameSchema }) { name }: PasskeyRename,
  ): Promise<Factors> {
    return this.factors.renamePasskey(admin, id, name);
  }

  @AnyAdminRoute(Delete(factorRoutes.passkey), 'Removes a passkey; other sessions end', factorsSchema)
  @Refuses(...PROOF_ERRORS)
  remove(
    @CurrentAdmin() admin: AdminIdentity,
    @Param('id') id: string,
    @Body({ schema: factorProofSchema }) proof: FactorProof,
    @Req() request: FastifyRequest,
  ): Promise<Factors> {
    return this.factors.removePasskey({ admin, caller: loginCaller(request) }, id, proof);
  }
}
