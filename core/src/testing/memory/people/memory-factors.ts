import {
  authenticatorCodeSchema,
  type Credentials,
  type Factors,
  factorProofSchema,
  factorRoutes,
  type PasskeyAssertion,
  type ProblemCode,
  passkeyAddSchema,
  passkeyLoginSchema,
  passkeyRenameSchema,
  RECOVERY_CODES,
} from '../../../domain/index.js';
import { checked, type Handled, type MemoryRoute, ok } from '../memory-routes.js';

/** Codes that every authenticator app of a `MemoryApi` shows, one after the other; each is accepted once. */
export const memoryCodes = ['123456', '234567', '345678'] as const;

interface StoredPasskey {
  readonly credentialId: string;
  readonly _id: string;
  name: string;
  readonly createdAt: string;
  lastUsedAt: string | null;
}

/** The factors of the only account of a `MemoryApi`. Specs read and write them directly. */
export class MemoryFactors {
  passkeys: StoredPasskey[] = [];
  /** When the authenticator app was confirmed; null without one. */
  authenticatorSince: string | null = null;
  isSettingUp = false;
  /** Unused recovery codes. */
  recoveryCodes: string[] = [];
  passkeyOrigin: string | null = 'https://quartermile.example';
  isDismissed = false;
  readonly usedCodes = new Set<string>();
  /** Purposes of unused challenges. */
  readonly challenges = new Map<string, 'login' | 'proof' | 'register'>();
  #count = 0;

  /**
   * @param isPassword whether a text is the account's password
   * @param logIn opens a session
   */
  constructor(
    private readonly isPassword: (password: string) => boolean,
    private readonly logIn: () => Handled,
  ) {}

  /** Completes a login with the right password. */
  finishLogin({ code }: Pick<Credentials, 'code'>): Handled | ProblemCode {
    if (!this.authenticatorSince && this.passkeys.length === 0) return this.logIn();
    if (code === undefined)
      return { ...secondFactorRequired, body: { ...secondFactorRequired.body, factors: this.#kinds } };
    return this.#useCode(code) ? this.logIn() : 'invalid_code';
  }

  get #kinds(): string[] {
    const { authenticatorSince, passkeys, recoveryCodes } = this;
    const has = { authenticator: authenticatorSince, passkey: passkeys[0], recovery_code: recoveryCodes[0] };
    return Object.entries(has).flatMap(([kind, value]) => (value ? [kind] : []));
  }

  #useCode(code: string): boolean {
    const typed = code.replace(/[\s-]/g, '');
    const isOfApp = this.authenticatorSince !== null && memoryCodes.some((one) => one === typed);
    if (isOfApp && !this.usedCodes.has(typed)) return !!this.usedCodes.add(typed);
    const others = this.recoveryCodes.filter((one) => one.replaceAll('-', '') !== typed);
    if (others.length === this.recoveryCodes.length) return false;
    this.recoveryCodes = others;
    return true;
  }

  get routes(): readonly MemoryRoute[] {
    const routes = factorRoutes;
    const state = () => ok(this.#state());
    const withProof = (body: unknown, answer: () => Handled | ProblemCode) =>
      checked(factorProofSchema, body, ({ password, passkey }) => {
        if (passkey) return this.usePasskey(passkey, 'proof') ? answer() : 'passkey_refused';
        return this.isPassword(password ?? '') ? answer() : 'wrong_proof';
      });
    const find = (id: string | undefined) => this.passkeys.find(({ _id }) => _id === id);
    return [
      { method: 'GET', pattern: routes.list, answer: state },
      {
        method: 'DELETE',
        pattern: routes.offer,
        answer: () => {
          this.isDismissed = true;
          return state();
        },
      },
      {
        method: 'POST',
        pattern: routes.authenticator,
        answer: ({ body }) =>
          withProof(body, () => {
            if (this.authenticatorSince) return 'conflict';
            this.isSettingUp = true;
            return ok({ secret: SECRET, address: `otpauth://totp/quartermile?secret=${SECRET}` });
          }),
      },
      {
        method: 'PUT',
        pattern: routes.authenticator,
        answer: ({ body }) =>
          checked(authenticatorCodeSchema, body, ({ code }) => {
            if (!this.isSettingUp) return 'conflict';
            if (!memoryCodes.some((one) => one === code) || this.usedCodes.has(code)) return 'invalid_code';
            this.usedCodes.add(code);
            this.isSettingUp = false;
            this.authenticatorSince = NOW;
            return state();
          }),
      },
      {
        method: 'DELETE',
        pattern: routes.authenticator,
        answer: ({ body }) =>
          withProof(body, () => {
            if (!this.authenticatorSince) return 'not_found';
            this.authenticatorSince = null;
            return this.#afterRemoval();
          }),
      },
      {
        method: 'POST',
        pattern: routes.recoveryCodes,
        answer: ({ body }) =>
          withProof(body, () => {
            if (!this.authenticatorSince && this.passkeys.length === 0) return 'conflict';
            this.#count += 1;
            const set = String(this.#count).padStart(4, '0');
            this.recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, at) => `code-${set}-000${at}`);
            return ok({ codes: this.recoveryCodes });
          }),
      },
      { method: 'POST', pattern: routes.passkeyChallenge, answer: () => this.#challenge('login') },
      { method: 'POST', pattern: routes.passkeyProof, answer: () => this.#challenge('proof') },
      {
        method: 'POST',
        pattern: routes.passkeyRegister,
        answer: ({ body }) => withProof(body, () => this.#challenge('register')),
      },
      {
        method: 'POST',
        pattern: routes.passkeyLogin,
        answer: ({ body }) =>
          checked(passkeyLoginSchema, body, ({ passkey }) =>
            this.usePasskey(passkey, 'login') ? this.logIn() : 'passkey_refused',
          ),
      },
      {
        method: 'PUT',
        pattern: routes.passkeys,
        answer: ({ body }) =>
          checked(passkeyAddSchema, body, ({ name, passkey }) => {
            if (!this.#take(passkey.response.clientDataJSON, 'register')) return 'passkey_refused';
            this.#count += 1;
            const made = { _id: `passkey-${this.#count}`, createdAt: NOW, lastUsedAt: null };
            this.passkeys = [...this.passkeys, { ...made, credentialId: passkey.id, name }];
            return state();
          }),
      },
      {
        method: 'PUT',
        pattern: routes.passkey,
        answer: ({ parts, body }) =>
          checked(passkeyRenameSchema, body, ({ name }) => {
            const passkey = find(parts.id);
            if (!passkey) return 'not_found';
            passkey.name = name;
            return state();
          }),
      },
      {
        method: 'DELETE',
        pattern: routes.passkey,
        answer: ({ parts, body }) =>
          withProof(body, () => {
            if (!find(parts.id)) return 'not_found';
            this.passkeys = this.passkeys.filter(({ _id }) => _id !== parts.id);
            return this.#afterRemoval();
          }),
      },
    ];
  }

  #state(): Factors {
    const { authenticatorSince, passkeys } = this;
    return {
      passkeys: passkeys.map(({ _id, name, createdAt, lastUsedAt }) => ({
        _id,
        name,
        createdAt,
        lastUsedAt,
      })),
      authenticator: authenticatorSince === null ? null : { confirmedAt: authenticatorSince },
      recoveryCodes: this.recoveryCodes.length,
      passkeyOrigin: this.passkeyOrigin,
      isOffered: passkeys.length === 0 && authenticatorSince === null && !this.isDismissed,
    };
  }

  #afterRemoval(): Handled {
    if (!this.authenticatorSince && this.passkeys.length === 0) this.recoveryCodes = [];
    return ok(this.#state());
  }

  #challenge(purpose: 'login' | 'proof' | 'register'): Handled | ProblemCode {
    if (this.passkeyOrigin === null) return 'passkeys_unavailable';
    this.#count += 1;
    const challenge = `challenge-${this.#count}`;
    this.challenges.set(challenge, purpose);
    return ok({ options: { challenge } });
  }

  /** Uses a passkey with a challenge for a purpose. */
  usePasskey({ id, response }: PasskeyAssertion, purpose: 'login' | 'proof'): boolean {
    const passkey = this.passkeys.find(({ credentialId }) => credentialId === id);
    if (!this.#take(response.clientDataJSON, purpose) || !passkey) return false;
    passkey.lastUsedAt = NOW;
    return true;
  }

  /** Takes the challenge of client data once. */
  #take(clientDataJson: string, purpose: string): boolean {
    const { challenge } = readClientData(clientDataJson);
    const isRight = this.challenges.get(challenge) === purpose;
    if (isRight) this.challenges.delete(challenge);
    return isRight;
  }
}

const NOW = '2026-11-21T10:00:00.000Z';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const secondFactorRequired = {
  status: 401,
  body: {
    status: 401,
    title: 'Unauthorized',
    detail: 'Your password is right. Please confirm the login with a code or a passkey.',
    code: 'second_factor_required',
  },
} as const;

function readClientData(base64url: string): { challenge: string } {
  try {
    return JSON.parse(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return { challenge: '' };
  }
}
