import { sendJson, startTestServer } from '@quartermile/core/testing';
import { expect, test } from 'vitest';
import { meteredBody } from './metered-body.js';

test('a large body arrives whole, and its progress rises to the end', async () => {
  const text = `"${'ü'.repeat(400_000)}"`;
  const site = await startTestServer((response) => sendJson(response, 200, {}));
  const told: number[] = [];
  await fetch(site.baseUrl, { method: 'POST', ...meteredBody(text, (fraction) => told.push(fraction)) });
  expect(site.received[0]?.body).toBe(text);
  expect(told.at(-1)).toBe(1);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual([...told].sort((one, other) => one - other));
  await site.close();
});

test('nothing is metered where nothing is asked, or little is sent', () => {
  expect(meteredBody('{}', undefined)).toEqual({ body: '{}' });
  expect(meteredBody('{}', () => {})).toEqual({ body: '{}' });
  expect(meteredBody(null, () => {})).toEqual({ body: null });
});
