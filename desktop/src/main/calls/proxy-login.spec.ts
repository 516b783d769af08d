import { beforeEach, expect, test, vi } from 'vitest';
import { ProxyLogin } from './proxy-login.js';

const proxy = { isProxy: true, host: 'proxy.example', port: 3128 };
const host = 'proxy.example:3128';
const thabo = { username: 'thabo', password: 'secret' };
const onChange = vi.fn<() => void>();
let login: ProxyLogin;

beforeEach(() => {
  onChange.mockClear();
  login = new ProxyLogin(onChange);
});

/** A request with repeated login challenges; returns the credentials it received. */
function request() {
  const answer = login.forRequest();
  return (challenge = proxy) =>
    new Promise<string>((resolve) =>
      answer(challenge, (...given) => resolve(given.join(':') || 'cancelled')),
    );
}

test('prompts once for all requests and reuses the credentials', async () => {
  const [first, second] = [request()(), request()()];
  expect(login.question).toEqual({ host, wasRefused: false });
  expect(onChange).toHaveBeenCalledOnce();
  login.answer(host, thabo);
  expect(await Promise.all([first, second, request()()])).toEqual(Array(3).fill('thabo:secret'));
  expect(login.question).toBeNull();
});

test('prompts again after rejected credentials', async () => {
  const wants = request();
  const first = wants();
  login.answer(host, { ...thabo, password: 'wrong' });
  expect(await first).toBe('thabo:wrong');
  const second = wants();
  expect(login.question).toEqual({ host, wasRefused: true });
  login.answer(host, thabo);
  expect(await second).toBe('thabo:secret');
});

test('retries with newer credentials without a prompt', async () => {
  const late = request();
  const first = late();
  login.answer(host, { ...thabo, password: 'old' });
  await first;
  const other = request();
  await other();
  const again = other();
  login.answer(host, thabo);
  await again;
  expect(await late()).toBe('thabo:secret');
});

test('does not prompt again after a cancel until requested', async () => {
  const first = request()();
  login.answer(host, null);
  expect(await first).toBe('cancelled');
  expect(await request()()).toBe('cancelled');
  login.retryCancelled();
  const third = request()();
  expect(login.question).toEqual({ host, wasRefused: false });
  login.answer(host, thabo);
  expect(await third).toBe('thabo:secret');
});

test('sends no credentials to a site (not a proxy) and does not prompt', async () => {
  expect(await request()({ ...proxy, isProxy: false })).toBe('cancelled');
  expect(login.question).toBeNull();
});
