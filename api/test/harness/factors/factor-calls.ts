import {
  type AuthenticatorSetup,
  apiPath,
  apiRoutes,
  type Factors,
  factorRoutes,
} from '@quartermile/core/domain';
import type { LightMyRequestResponse } from 'fastify';
import { generateSync } from 'otplib/functional';
import type { TestApp } from '../test-app.js';

const { admin } = apiRoutes;
const factors = factorRoutes;

/** Calls of an administrator about factors, with the test account's password as proof. */
export class FactorCalls {
  constructor(
    private readonly server: Pick<TestApp, 'inject' | 'config'>,
    public token: string,
  ) {}

  get proof() {
    return { password: this.server.config.adminPassword };
  }

  /** Sends a call with the token. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers: object = {}) {
    return this.server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${this.token}`, ...headers },
      ...(payload && { payload }),
    });
  }

  async read(): Promise<Factors> {
    return (await this.send('GET', factors.list)).json();
  }

  /** Sets up an authenticator app and returns its secret. `at`: the time of its confirmation. */
  async setUpAuthenticator(at = Date.now()): Promise<string> {
    const { secret } = (
      await this.send('POST', factors.authenticator, this.proof)
    ).json<AuthenticatorSetup>();
    const answer = await this.send('PUT', factors.authenticator, { code: codeAt(secret, at) });
    if (answer.statusCode !== 200) throw new Error(`setup answered ${answer.body}`);
    return secret;
  }

  /** New recovery codes. */
  async renewCodes(): Promise<string[]> {
    return (await this.send('POST', factors.recoveryCodes, this.proof)).json<{ codes: string[] }>().codes;
  }

  /** Removes a passkey. */
  removePasskey(id: string, proof: object = this.proof): Promise<LightMyRequestResponse> {
    return this.send('DELETE', apiPath(factors.passkey, { id }), proof);
  }

  /** Logs in with the password, and a code if given. */
  logIn(code?: string, headers: object = {}, password = this.server.config.adminPassword) {
    return this.server.inject({
      method: 'POST',
      url: admin.login,
      headers: { ...headers },
      payload: { email: this.server.config.adminEmail, password, ...(code !== undefined && { code }) },
    });
  }
}

/** The code of an authenticator app at a time, in ms since 1970. */
export const codeAt = (secret: string, at: number): string =>
  generateSync({ secret, epoch: Math.floor(at / 1000) });

/** The cookie by which a response to a login makes its device known. */
export const deviceCookie = ({ headers }: Pick<LightMyRequestResponse, 'headers'>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';
