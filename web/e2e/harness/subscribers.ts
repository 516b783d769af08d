import { apiRoutes } from '@quartermile/core/domain';
import { AdminApi } from './admin-api.js';
import { expect } from './test.js';

/** Signs readers up and confirms them with the links in their mails. Returns an administrator's session. */
export async function subscribe(
  site: string,
  mails: readonly { to: readonly string[]; source: string }[],
  readers: readonly string[],
): Promise<AdminApi> {
  const api = await AdminApi.open(site);
  for (const email of readers) {
    await api.call('POST', apiRoutes.newsletter.signup, { email });
    await expect.poll(() => mails.some(({ to }) => to.includes(email))).toBe(true);
    const source = mails.find(({ to }) => to.includes(email))?.source.replaceAll('=\r\n', '') ?? '';
    const token = /\/confirm\?token=(?:3D)?([\w.-]+)/.exec(source)?.[1];
    const answer = await fetch(`${site}${apiRoutes.newsletter.confirm}?token=${token}`, { method: 'POST' });
    expect(answer.status).toBe(200);
  }
  return api;
}
