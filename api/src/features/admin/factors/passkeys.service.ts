import { Inject, Injectable } from '@nestjs/common';
import {
  factorMessages,
  type PasskeyAdd,
  type PasskeyAssertion,
  type PasskeyOptions,
} from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { readClientData } from './client-data.js';
import { secondFactorMessages } from './factor-messages.js';
import { PasskeyEntity } from './passkey.entity.js';
import { type ChallengeUse, PasskeyChallenges } from './passkey-challenges.service.js';
import { type RelyingParty, relyingPartyOf } from './relying-party.js';
import type { AccountName } from './second-factor.service.js';
import { PASSKEY_ALGORITHMS, verifyAssertion, verifyAttestation } from './verify-passkey.js';

/** Maximum passkeys of an administrator. */
const PASSKEYS_MAX = 10;

/** Loads the library lazily; few administrators sign in. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Passkeys (WebAuthn level 3). They verify their user and are found without a user name. */
@Injectable()
export class PasskeysService {
  private readonly party: RelyingParty | null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly challenges: PasskeyChallenges,
    @Inject(CONFIG) config: Config,
  ) {
    this.party = relyingPartyOf(config.publicUrl);
  }

  /** The only origin where passkeys work; null if they do not work anywhere. */
  get origin(): string | null {
    return this.party?.origin ?? null;
  }

  /**
   * Options for using a passkey: any for a login, one of the administrator for a proof.
   * @throws AppError `passkeys_unavailable`
   */
  async optionsToUse(use: ChallengeUse): Promise<PasskeyOptions> {
    const party = this.requireParty();
    const { generateAuthenticationOptions } = await loadLibrary();
    const own = use.administratorId === null ? [] : await this.of(use.administratorId);
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      userVerification: 'required',
      ...(own.length > 0 && { allowCredentials: own.map(toDescriptor) }),
    });
    await this.challenges.store(options.challenge, use);
    return { options: { ...options } };
  }

  /**
   * Options for a new passkey of an administrator.
   * @throws AppError `passkeys_unavailable`, `conflict` when there are too many
   */
  async optionsToAdd({ id, email }: AccountName): Promise<PasskeyOptions> {
    const party = this.requireParty();
    const { generateRegistrationOptions } = await loadLibrary();
    const own = await this.of(id);
    if (own.length >= PASSKEYS_MAX)
      throw new AppError('conflict', { detail: secondFactorMessages.passkeysFull(PASSKEYS_MAX) });
    const options = await generateRegistrationOptions({
      rpName: party.id,
      rpID: party.id,
      userName: email,
      userDisplayName: email,
      userID: new Uint8Array(Buffer.from(id)),
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: own.map(toDescriptor),
    });
    await this.challenges.store(options.challenge, { purpose: 'register', administratorId: id });
    return { options: { ...options } };
  }

  /**
   * Adds a passkey. A repeated call changes nothing.
   * @returns whether it was added by this call
   * @throws AppError `passkey_refused`
   */
  async add(
    manager: EntityManager,
    administratorId: string,
    { name, passkey }: PasskeyAdd,
  ): Promise<boolean> {
    const party = this.partyOrRefuse();
    const known = await manager.findOneBy(PasskeyEntity, { credentialId: passkey.id });
    if (known?.administratorId === administratorId) return false;
    await this.takeChallenge(passkey.response.clientDataJSON, party, {
      purpose: 'register',
      administratorId,
    });
    const { credential } = await verifyAttestation(passkey, party);
    const added: unknown[] = await manager.query(
      `INSERT INTO passkey (administrator_id, credential_id, public_key, counter, transports, name)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (credential_id) DO NOTHING RETURNING 1`,
      [
        administratorId,
        credential.id,
        Buffer.from(credential.publicKey),
        credential.counter,
        passkey.response.transports ?? [],
        name,
      ],
    );
    if (added.length === 0) throw new AppError('passkey_refused');
    return true;
  }

  /** Finds a passkey by the id of its credential. */
  find(credentialId: string): Promise<PasskeyEntity | null> {
    return this.dataSource.manager.findOneBy(PasskeyEntity, { credentialId });
  }

  /**
   * Verifies the use of a passkey and counts it.
   * @returns the id of its administrator
   * @throws AppError `passkey_refused`
   */
  async use(assertion: PasskeyAssertion, use: ChallengeUse): Promise<string> {
    const party = this.partyOrRefuse();
    await this.takeChallenge(assertion.response.clientDataJSON, party, use);
    const passkey = await this.find(assertion.id);
    const isOwn = use.administratorId === null || passkey?.administratorId === use.administratorId;
    if (!passkey || !isOwn) throw refused(secondFactorMessages.passkeyUnknown);
    const counter = await verifyAssertion(assertion, passkey, party);
    const used: unknown[] = await this.dataSource.query(
      `WITH used AS (
         UPDATE passkey SET counter = $2, last_used_at = now()
         WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING 1
       ) SELECT * FROM used`,
      [passkey.id, counter],
    );
    if (used.length === 0) throw refused(secondFactorMessages.passkeyCopied);
    return passkey.administratorId;
  }

  /** The passkeys of an administrator, oldest first. */
  of(administratorId: string, manager: EntityManager = this.dataSource.manager): Promise<PasskeyEntity[]> {
    return manager.find(PasskeyEntity, { where: { administratorId }, order: { createdAt: 'ASC' } });
  }

  private async takeChallenge(
    clientDataJson: string,
    { origin }: RelyingParty,
    use: ChallengeUse,
  ): Promise<void> {
    const clientData = readClientData(clientDataJson);
    if (!clientData) throw refused(factorMessages.passkeyUnverified);
    if (clientData.origin !== origin) throw refused(secondFactorMessages.passkeyOrigin);
    if (!(await this.challenges.take(clientData.challenge, use)))
      throw refused(secondFactorMessages.passkeyExpired);
  }

  private partyOrRefuse(): RelyingParty {
    if (!this.party) throw refused(factorMessages.passkeysUnavailable);
    return this.party;
  }

  private requireParty(): RelyingParty {
    if (!this.party) throw new AppError('passkeys_unavailable');
    return this.party;
  }
}

const refused = (detail: string): AppError => new AppError('passkey_refused', { detail });

const toDescriptor = ({ credentialId, transports }: PasskeyEntity) => ({ id: credentialId, transports });
