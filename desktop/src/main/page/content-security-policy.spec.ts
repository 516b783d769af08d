import { expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, DEVELOPMENT_POLICY } from './content-security-policy.js';

const rule = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
const scripts = (policy: string) => rule(policy, 'script-src');

test('an installed page runs its own scripts and connects nowhere', () => {
  expect(scripts(CONTENT_SECURITY_POLICY)).toBe("script-src 'self'");
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'");
  expect(CONTENT_SECURITY_POLICY).not.toContain('connect-src');
});

test('pictures come from the app itself, which has them from the open site, and from what the page made', () => {
  for (const policy of [CONTENT_SECURITY_POLICY, DEVELOPMENT_POLICY]) {
    expect(rule(policy, 'img-src')).toBe("img-src 'self' data: blob:");
  }
});

test('a page in development may open sockets of this machine, and still run no unmarked inline script', () => {
  expect(DEVELOPMENT_POLICY).toMatch(/; connect-src ws:\/\/localhost:\*$/);
  expect(scripts(DEVELOPMENT_POLICY)).toBe("script-src 'self' 'nonce-in-development'");
});
