import { expect } from '@jest/globals';
import { BODY_MAX_BYTES } from '@quartermile/core/domain';
import { BODY_MAX_DEPTH, BODY_MAX_OUTLINE_BYTES } from '../../src/platform/http/validation/json-scanner.js';
import { addReviewer } from '../harness/administrators/reviewer.js';
import type { RefusalChecks } from './refusal-checks.js';
import type { RefusedCall } from './refused-call.js';

/** Bodies that every route rejects. */
const BODIES = {
  broken: '{"broken',
  deep: '['.repeat(BODY_MAX_DEPTH + 1) + ']'.repeat(BODY_MAX_DEPTH + 1),
  large: JSON.stringify('x'.repeat(BODY_MAX_BYTES)),
  ofManyParts: `[${'[],'.repeat(BODY_MAX_OUTLINE_BYTES / 3)}[]]`,
  form: 'name=Golf',
} as const;

/** Sends bodies that no route accepts to every route that reads a body. */
export async function refuseBodies(checks: RefusalChecks): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const { name, operation } of checks.refusedWith('malformed_json')) {
    const carriesPictures = JSON.stringify(operation.responses).includes('`image_too_big`');
    const large = carriesPictures ? BODIES.ofManyParts : BODIES.large;
    const send = (body: string, headers = {}) => checks.send(name, { body, headers });
    const { broken, deep } = BODIES;
    checks.expectRefusal(name, await send(broken), 'malformed_json', 'The request is not valid JSON.');
    checks.expectRefusal(name, await send(deep), 'invalid_input', 'The request is nested too deeply.');
    checks.expectRefusal(name, await send(large), 'body_too_big', 'The request is too large.');
    const answer = await send(BODIES.form, form);
    checks.expectRefusal(name, answer, 'unsupported_media_type', 'Please send JSON.');
  }
}

/** Sends requests without a valid token to every protected route. */
export async function refuseStrangers(checks: RefusalChecks): Promise<void> {
  for (const { name, operation } of checks.refusedWith('unauthorized')) {
    const isOptional = JSON.stringify(operation.security).includes('{}');
    for (const token of isOptional ? ['garbage'] : [null, 'garbage']) {
      const answer = await checks.send(name, { token });
      const sentence = 'Your session has ended. Please log in again.';
      checks.expectRefusal(name, answer, 'unauthorized', sentence);
      expect([name, answer.headers['www-authenticate']]).toEqual([name, 'Bearer']);
    }
  }
}

/** Sends requests with a reviewer's token to every route of the owners. */
export async function refuseReviewers(checks: RefusalChecks): Promise<void> {
  const reviewer = await addReviewer(checks.server);
  const token = await reviewer.signIn();
  for (const { name } of checks.refusedWith('forbidden')) {
    const answer = await checks.send(name, { token });
    checks.expectRefusal(name, answer, 'forbidden', 'Only an owner of this site may do this.');
  }
}

/** Sends a valid request with an unknown id to every route that documents `not_found`. */
export async function refuseUnknownNames(checks: RefusalChecks, rows: readonly RefusedCall[]): Promise<void> {
  for (const { name } of checks.refusedWith('not_found')) {
    const row = rows.find(({ route }) => route === name);
    const named = row?.names && { [row.names]: 'nobody' };
    const body = row?.body && { ...row.body(checks.ids), ...named };
    const query = body ? {} : named;
    const answer = await checks.send(name, { body, query: query ?? {}, unknown: true });
    const sentence = row?.unknown ?? 'There is nothing here by that name.';
    checks.expectRefusal(name, answer, 'not_found', sentence);
  }
}

/** Sends a key that is too long, and then the same key with two different bodies. */
export async function refuseKeys(checks: RefusalChecks, rows: readonly RefusedCall[]): Promise<void> {
  // In reverse order, because the review must run before the request that approves its car.
  for (const { name } of checks.refusedWith('idempotency_key_reused').toReversed()) {
    const long = await checks.send(name, { headers: { 'idempotency-key': 'x'.repeat(201) } });
    checks.expectRefusal(name, long, 'invalid_input', 'An idempotency key has 1 to 200 characters.');
    const row = rows.find(({ route }) => route === name);
    if (!row) throw new Error(`no good body is known of ${name}`);
    const body = row.body?.(checks.ids);
    const headers = { 'idempotency-key': name };
    const first = await checks.sendRow(row, { body, headers });
    expect([name, first.statusCode < 300]).toEqual([name, true]);
    const answer = await checks.sendRow(row, { body: { ...body, other: 1 }, headers });
    const sentence = 'This idempotency key was used for another request.';
    checks.expectRefusal(name, answer, 'idempotency_key_reused', sentence);
  }
}

/** Exceeds every rate limit. */
export async function refuseThrongs(checks: RefusalChecks, rows: readonly RefusedCall[]): Promise<void> {
  for (const [index, { name }] of checks.refusedWith('too_many_requests').entries()) {
    const row = rows.find(({ route, asVisitor }) => route === name && asVisitor);
    if (!row) throw new Error(`no visitor is known to call ${name}`);
    const headers = { 'x-forwarded-for': `192.0.2.${index + 1}` };
    const send = () => checks.sendRow(row, { body: row.body?.(checks.ids), headers });
    expect([name, (await send()).statusCode < 300]).toEqual([name, true]);
    await checks.server.dataSource.query('UPDATE rate_limit SET points = 1000');
    const answer = await send();
    const sentence = 'Too many requests. Please wait a little and try again.';
    checks.expectRefusal(name, answer, 'too_many_requests', sentence);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await checks.server.dataSource.query('DELETE FROM rate_limit');
  }
}
