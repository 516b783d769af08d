import { expect } from '@jest/globals';
import { BODY_MAX_BYTES, BODY_MAX_DEPTH, BODY_MAX_OUTLINE_BYTES } from '@quartermile/core/domain';
import type { RefusalDesk } from './refusal-desk.js';
import type { RefusedCall } from './refused-call.js';

/** What bodies are refused for whatever they say, and the answer. */
const BODIES = {
  broken: '{"broken',
  deep: '['.repeat(BODY_MAX_DEPTH + 1) + ']'.repeat(BODY_MAX_DEPTH + 1),
  large: JSON.stringify('x'.repeat(BODY_MAX_BYTES)),
  ofManyParts: `[${'[],'.repeat(BODY_MAX_OUTLINE_BYTES / 3)}[]]`,
  form: 'name=Golf',
} as const;

/** Sends bodies that no call takes to every call that reads one. */
export async function refuseBodies(desk: RefusalDesk): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const { name, operation } of desk.refusedWith('malformed_json')) {
    const carriesPictures = JSON.stringify(operation.responses).includes('`image_too_big`');
    const large = carriesPictures ? BODIES.ofManyParts : BODIES.large;
    const send = (body: string, headers = {}) => desk.send(name, { body, headers });
    const { broken, deep } = BODIES;
    desk.expectRefusal(name, await send(broken), 'malformed_json', 'The request is not valid JSON.');
    desk.expectRefusal(name, await send(deep), 'invalid_input', 'The request is nested too deeply.');
    desk.expectRefusal(name, await send(large), 'body_too_big', 'The request is too large.');
    const answer = await send(BODIES.form, form);
    desk.expectRefusal(name, answer, 'unsupported_media_type', 'Please send JSON.');
  }
}

/** Calls everything without a good token. */
export async function refuseStrangers(desk: RefusalDesk): Promise<void> {
  for (const { name, operation } of desk.refusedWith('unauthorized')) {
    const isOptional = JSON.stringify(operation.security).includes('{}');
    for (const token of isOptional ? ['garbage'] : [null, 'garbage']) {
      const answer = await desk.send(name, { token });
      const sentence = 'Your session has ended. Please log in again.';
      desk.expectRefusal(name, answer, 'unauthorized', sentence);
      expect([name, answer.headers['www-authenticate']]).toEqual([name, 'Bearer']);
    }
  }
}

/** Sends a good body about nobody to every call that is about somebody. */
export async function refuseUnknownNames(desk: RefusalDesk, rows: readonly RefusedCall[]): Promise<void> {
  for (const { name } of desk.refusedWith('not_found')) {
    const row = rows.find(({ route }) => route === name);
    const named = row?.names && { [row.names]: 'nobody' };
    const body = row?.body && { ...row.body(desk.ids), ...named };
    const answer = await desk.send(name, { body, unknown: true });
    desk.expectRefusal(name, answer, 'not_found', 'There is nothing here by that name.');
  }
}

/** Sends keys that are too long, and then one key with two bodies: what is done once stays done. */
export async function refuseKeys(desk: RefusalDesk, rows: readonly RefusedCall[]): Promise<void> {
  // From the last: a review comes before what would approve its car.
  for (const { name } of desk.refusedWith('idempotency_key_reused').toReversed()) {
    const long = await desk.send(name, { headers: { 'idempotency-key': 'x'.repeat(201) } });
    desk.expectRefusal(name, long, 'invalid_input', 'An idempotency key has 1 to 200 characters.');
    const row = rows.find(({ route }) => route === name);
    if (!row) throw new Error(`no good body is known of ${name}`);
    const body = row.body?.(desk.ids);
    const headers = { 'idempotency-key': name };
    const first = await desk.sendRow(row, { body, headers });
    expect([name, first.statusCode < 300]).toEqual([name, true]);
    const answer = await desk.sendRow(row, { body: { ...body, other: 1 }, headers });
    const sentence = 'This idempotency key was used for another request.';
    desk.expectRefusal(name, answer, 'idempotency_key_reused', sentence);
  }
}

/** Lets a network use a limit up wherever there is one. */
export async function refuseThrongs(desk: RefusalDesk, rows: readonly RefusedCall[]): Promise<void> {
  for (const [index, { name }] of desk.refusedWith('too_many_requests').entries()) {
    const row = rows.find(({ route, asVisitor }) => route === name && asVisitor);
    if (!row) throw new Error(`no visitor is known to call ${name}`);
    const headers = { 'x-forwarded-for': `192.0.2.${index + 1}` };
    const send = () => desk.sendRow(row, { body: row.body?.(desk.ids), headers });
    expect([name, (await send()).statusCode < 300]).toEqual([name, true]);
    await desk.server.dataSource.query('UPDATE rate_limit SET points = 1000');
    const answer = await send();
    const sentence = 'Too many requests. Please wait a little and try again.';
    desk.expectRefusal(name, answer, 'too_many_requests', sentence);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await desk.server.dataSource.query('DELETE FROM rate_limit');
  }
}
