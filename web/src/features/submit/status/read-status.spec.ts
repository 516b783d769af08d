import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { websiteContext } from '../../../platform/website-context.js';
import { readStatus } from './read-status.server.js';

/** Reads a submission whose call is answered with a status. */
function read(status: number, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  const callApi = async () => Response.json({ status }, { status, headers });
  context.set(websiteContext, { nonce: '', publicUrl: 'https://example.org', callApi });
  return readStatus(context, 'code');
}

test.each([
  [404, {}, { value: 'missing', status: 404 }],
  [429, { 'retry-after': '120' }, { value: null, status: 429, headers: { 'retry-after': '120' } }],
  [503, { 'retry-after': '1' }, { value: null, status: 503 }],
  [500, {}, { value: null, status: 503 }],
])('an answer of %i decides about the page', async (status, headers, page) => {
  expect(await read(status, headers)).toEqual(page);
});
