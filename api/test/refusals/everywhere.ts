import { expect } from '@jest/globals';
import { BODY_MAX_BYTES, type Problem } from '@quartermile/core/domain';
import { BODY_MAX_DEPTH, BODY_MAX_OUTLINE_BYTES } from '../../src/platform/http/validation/json-scanner.js';
import { addReviewer } from '../harness/administrators/reviewer.js';
import { NOBODY, validCall } from '../harness/valid-calls.js';
import { type RefusalChecks, routeNamed } from './refusal-checks.js';

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

const NO_LOGIN = 'This login of the app has expired or was already used. Please start it again in the app.';
/** What is said of unknown rows, where it is not the usual sentence. */
const UNKNOWN: readonly (readonly [start: RegExp, sentence: string])[] = [
  [/\/api\/submissions/, 'There is no submission at this address. Check that it is the whole link.'],
  [/\/api\/admin\/app-login/, NO_LOGIN],
];
const NAMES = new Set(['carId', 'entryId', 'toCarId', 'windowId']);
/** Texts that are the id of nothing. */
const NOTHING = ['nobody', '\0', '../..', 'x'.repeat(5000), '💥', '%', "1' OR '1'='1"];
const NOT_EVEN_TEXT = ['%ff', '%zz'];

/** Sends a valid request with an unknown id to every route that documents `not_found`. */
export async function refuseUnknownNames(checks: RefusalChecks): Promise<void> {
  for (const { name } of checks.refusedWith('not_found')) {
    const { body, query } = validCall(routeNamed(name), checks.ids);
    const naming = (fields: object, nothing: string) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, NAMES.has(field) ? nothing : value]),
      );
    const send = (nothing: string, part = encodeURIComponent(nothing)) =>
      checks.sendValid(name, {
        ...(body && { body: naming(body, nothing) }),
        query: naming(query, nothing),
        token: undefined,
        unknown: part,
      });
    const sentence = UNKNOWN.find(([start]) => start.test(name))?.[1];
    const detail = sentence ?? 'There is nothing here by that name.';
    checks.expectRefusal(name, await send(NOBODY), 'not_found', detail);
    const others = NOTHING.map((nothing) => send(nothing));
    const undecodable = name.includes('{') ? NOT_EVEN_TEXT.map((part) => send(NOBODY, part)) : [];
    for (const answer of await Promise.all([...others, ...undecodable]))
      expect([name, answer.statusCode, answer.json<Problem>().code]).toEqual([name, 404, 'not_found']);
  }
}

/** Sends a key that is too long, and then the same key with two different bodies. */
export async function refuseKeys(checks: RefusalChecks): Promise<void> {
  // In reverse order, because the review must run before the request that approves its car.
  for (const { name } of checks.refusedWith('idempotency_key_reused').toReversed()) {
    const long = await checks.send(name, { headers: { 'idempotency-key': 'x'.repeat(201) } });
    checks.expectRefusal(name, long, 'invalid_input', 'An idempotency key has 1 to 200 characters.');
    const { body } = validCall(routeNamed(name), checks.ids);
    const headers = { 'idempotency-key': name };
    const first = await checks.sendValid(name, { body, headers });
    expect([name, first.statusCode < 300]).toEqual([name, true]);
    const answer = await checks.sendValid(name, { body: { ...body, other: 1 }, headers });
    const sentence = 'This idempotency key was used for another request.';
    checks.expectRefusal(name, answer, 'idempotency_key_reused', sentence);
  }
}

/** Exceeds every rate limit. */
export async function refuseThrongs(checks: RefusalChecks): Promise<void> {
  for (const [index, { name }] of checks.refusedWith('too_many_requests').entries()) {
    const headers = { 'x-forwarded-for': `192.0.2.${index + 1}` };
    expect([name, (await checks.sendValid(name, { headers })).statusCode < 300]).toEqual([name, true]);
    await checks.server.dataSource.query('UPDATE rate_limit SET points = 1000');
    const answer = await checks.sendValid(name, { headers });
    const sentence = 'Too many requests. Please wait a little and try again.';
    checks.expectRefusal(name, answer, 'too_many_requests', sentence);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await checks.server.dataSource.query('DELETE FROM rate_limit');
  }
}
