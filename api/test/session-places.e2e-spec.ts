import { afterEach, expect, test } from '@jest/globals';
import { apiRoutes, type OwnSession, peopleRoutes } from '@quartermile/core/domain';
import { startTestApp, type TestApp } from './harness/test-app.js';

const ADDRESS = '203.0.113.7';

let server: TestApp;
afterEach(() => server.close());

/** The place of a session that is opened through a proxy with these headers. */
async function placeOf(headers: Record<string, string>): Promise<string | null | undefined> {
  const { adminEmail: email, adminPassword: password } = server.config;
  const login = await server.inject({
    method: 'POST',
    url: apiRoutes.admin.login,
    payload: { email, password },
    headers: { 'x-forwarded-for': ADDRESS, ...headers },
  });
  const authorization = `Bearer ${login.json<{ token: string }>().token}`;
  const answer = await server.inject({ url: peopleRoutes.sessions, headers: { authorization } });
  return answer.json<OwnSession[]>().find(({ isCurrent }) => isCurrent)?.place;
}

test('the place of a session is the country that the proxy sends, otherwise the network', async () => {
  server = await startTestApp({ trustProxy: 1, countryHeader: 'cf-ipcountry' });
  expect(await placeOf({ 'cf-ipcountry': 'ZA' })).toBe('ZA');
  expect(await placeOf({ 'CF-IPCountry': 'za' })).toBe('ZA');
  expect(await placeOf({})).toBe(ADDRESS);
  // Cloudflare's codes for an unknown country and for Tor, and what no proxy sends.
  for (const other of ['XX', 'T1', 'ZAF', '', 'Z<', '12']) {
    expect(await placeOf({ 'cf-ipcountry': other })).toBe(ADDRESS);
  }
  expect(await placeOf({ 'x-country': 'ZA' })).toBe(ADDRESS);
});

test('without COUNTRY_HEADER no header changes the place of a session', async () => {
  server = await startTestApp({ trustProxy: 1 });
  for (const name of ['cf-ipcountry', 'x-country', 'null', 'undefined']) {
    expect(await placeOf({ [name]: 'ZA' })).toBe(ADDRESS);
  }
});
