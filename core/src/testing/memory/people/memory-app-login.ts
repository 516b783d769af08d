import {
  appLoginApprovalSchema,
  appLoginClaimSchema,
  appLoginStartSchema,
  factorRoutes,
  type PasskeyAssertion,
} from '../../../domain/index.js';
import { checked, type Handled, type MemoryRoute, ok } from '../memory-routes.js';

/** Logins of the desktop app in the browser. Specs cannot compute digests, so that any secret of a login fits. */
export class MemoryAppLogins {
  /** Ids of started logins, and whether they are confirmed. */
  readonly logins = new Map<string, boolean>();

  constructor(
    private readonly usePasskey: (passkey: PasskeyAssertion) => boolean,
    private readonly logIn: () => Handled,
  ) {}

  get routes(): readonly MemoryRoute[] {
    const { appLogin, appLoginOne, appLoginClaim } = factorRoutes;
    return [
      {
        method: 'POST',
        pattern: appLogin,
        answer: ({ body }) =>
          checked(appLoginStartSchema, body, () => {
            const _id = `app-login-${this.logins.size + 1}`;
            this.logins.set(_id, false);
            return ok({
              _id,
              number: '123 456',
              address: `https://quartermile.example/admin-login?app=${_id}`,
            });
          }),
      },
      {
        method: 'POST',
        pattern: appLoginClaim,
        answer: ({ body }) =>
          checked(appLoginClaimSchema, body, ({ id }) => {
            const isConfirmed = this.logins.get(id);
            if (isConfirmed === undefined) return 'not_found';
            if (!isConfirmed) return { status: 202, body: { status: 'pending' } };
            this.logins.delete(id);
            return this.logIn();
          }),
      },
      {
        method: 'GET',
        pattern: appLoginOne,
        answer: ({ parts }) =>
          this.logins.get(parts.id ?? '') === false ? ok({ number: '123 456' }) : 'not_found',
      },
      {
        method: 'PUT',
        pattern: appLoginOne,
        answer: ({ parts, body }) =>
          checked(appLoginApprovalSchema, body, ({ passkey }) => {
            const id = parts.id ?? '';
            if (this.logins.get(id) !== false) return 'not_found';
            if (!this.usePasskey(passkey)) return 'passkey_refused';
            this.logins.set(id, true);
            return ok({ approved: true });
          }),
      },
    ];
  }
}
