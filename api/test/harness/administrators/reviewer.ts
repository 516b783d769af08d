import { type AdminRole, apiRoutes, type Invitation, peopleRoutes } from '@quartermile/core/domain';
import type { TestApp } from '../test-app.js';
import { callAsAdmin } from './admin-client.js';

/** A second administrator. */
export interface Reviewer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** A token of a new session. */
  signIn(): Promise<string>;
}

/** Adds an administrator by an invitation, a reviewer unless said otherwise. The server has no mail server. */
export async function addReviewer(
  server: TestApp,
  email = 'lerato.reviewer@example.com',
  role: AdminRole = 'reviewer',
): Promise<Reviewer> {
  const call = await callAsAdmin(server);
  const password = 'quarter mile at dawn';
  await call('POST', peopleRoutes.invite, { email, role });
  const listed = (await call('GET', peopleRoutes.invitations)).json<Invitation[]>();
  const token = listed.find((one) => one.email === email)?.link?.split('#')[1];
  const accepted = await call('POST', peopleRoutes.acceptInvitation, { token, password }, { token: null });
  if (accepted.statusCode !== 200) throw new Error(`the invitation answered ${accepted.body}`);
  const accounts = (await call('GET', peopleRoutes.administrators)).json<{ _id: string; email: string }[]>();
  return {
    id: accounts.find((one) => one.email === email)?._id ?? '',
    email,
    password,
    async signIn() {
      const answer = await call('POST', apiRoutes.admin.login, { email, password }, { token: null });
      return answer.json<{ token: string }>().token;
    },
  };
}
