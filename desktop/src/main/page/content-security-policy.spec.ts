import { expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, DEVELOPMENT_POLICY } from './content-security-policy.js';

const scripts = (policy: string) => policy.split('; ').find((rule) => rule.startsWith('script-src'));

test('an installed page runs its own scripts and connects nowhere', () => {
  expect(scripts(CONTENT_SECURITY_POLICY)).toBe("script-src 'self'");
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'");
  expect(CONTENT_SECURITY_POLICY).not.toContain('connect-src');
});

test('a page in development may open sockets of this machine, and still run no unmarked inline script', () => {
  expect(DEVELOPMENT_POLICY).toMatch(/; connect-src ws:\/\/localhost:\*$/);
  expect(scripts(DEVELOPMENT_POLICY)).toBe("script-src 'self' 'nonce-in-development'");
});
