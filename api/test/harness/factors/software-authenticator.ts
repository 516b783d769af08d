import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@quartermile/core/domain';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test changes in an otherwise correct response. */
export interface PasskeyFaults {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** Flags of the authenticator data (WebAuthn level 3, section 6.1). */
  readonly flags?: number;
  readonly userHandle?: string;
  readonly format?: string;
  /** Signs with another key. */
  readonly key?: KeyObject;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/**
 * An authenticator in software, which follows WebAuthn level 3: it makes discoverable ES256 credentials for one
 * relying party, verifies its user, counts uses, and refuses options for another relying party.
 */
export class SoftwareAuthenticator {
  readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  #userHandle = '';

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {}

  /** Makes the credential by creation options. */
  create(options: Record<string, unknown>, faults: PasskeyFaults = {}): PasskeyAttestation {
    const { rp, user, challenge, pubKeyCredParams, authenticatorSelection } = options as {
      rp: { id: string };
      user: { id: string };
      challenge: string;
      pubKeyCredParams: { alg: number }[];
      authenticatorSelection: { residentKey: string; userVerification: string };
    };
    if (rp.id !== this.rpId) throw new Error('SecurityError: another relying party');
    if (!pubKeyCredParams.some(({ alg }) => alg === -7)) throw new Error('NotSupportedError: ES256');
    if (authenticatorSelection.residentKey !== 'required') throw new Error('not discoverable');
    if (authenticatorSelection.userVerification !== 'required') throw new Error('not verified');
    this.#userHandle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as never,
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#authData({ flags: USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, ...faults }),
      Buffer.alloc(16),
      length,
      id,
      coseKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', faults.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return {
      ...this.#credential,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, faults),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Uses the credential by request options. */
  use(options: Record<string, unknown>, faults: PasskeyFaults = {}): PasskeyAssertion {
    const { rpId, challenge, allowCredentials, userVerification } = options as {
      rpId: string;
      challenge: string;
      allowCredentials?: { id: string }[];
      userVerification: string;
    };
    if (rpId !== this.rpId) throw new Error('SecurityError: another relying party');
    if (userVerification !== 'required') throw new Error('not verified');
    if (allowCredentials?.length && !allowCredentials.some(({ id }) => id === this.id))
      throw new Error('NotAllowedError: not among the allowed credentials');
    this.counter += 1;
    const authData = this.#authData(faults);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, faults);
    const hash = createHash('sha256').update(bytes(clientDataJSON)).digest();
    const signature = sign('sha256', Buffer.concat([authData, hash]), faults.key ?? this.keys.privateKey);
    return {
      ...this.#credential,
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: faults.userHandle ?? this.#userHandle,
      },
    };
  }

  get #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string, faults: PasskeyFaults): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false, ...pick(faults) };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  #authData({ rpId, flags, counter }: PasskeyFaults): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags ?? USER_PRESENT | USER_VERIFIED);
    tail.writeUInt32BE(counter ?? this.counter, 1);
    return Buffer.concat([
      createHash('sha256')
        .update(rpId ?? this.rpId)
        .digest(),
      tail,
    ]);
  }
}

const bytes = (base64url: string): Uint8Array => new Uint8Array(Buffer.from(base64url, 'base64url'));

function pick({ type, challenge, origin }: PasskeyFaults): object {
  return { ...(type && { type }), ...(challenge && { challenge }), ...(origin && { origin }) };
}
