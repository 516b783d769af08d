import { expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, DEVELOPMENT_POLICY } from './content-security-policy.js';

const rule = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
const scripts = (policy: string) => rule(policy, 'script-src');

test('allows an installed page its own scripts and no connections', () => {
  expect(scripts(CONTENT_SECURITY_POLICY)).toBe("script-src 'self'");
  expect(CONTENT_SECURITY_POLICY).toContain("default-src 'none'");
  expect(CONTENT_SECURITY_POLICY).not.toContain('connect-src');
});

test('allows pictures from the app’s own origin and from blobs', () => {
  for (const policy of [CONTENT_SECURITY_POLICY, DEVELOPMENT_POLICY]) {
    expect(rule(policy, 'img-src')).toBe("img-src 'self' data: blob:");
  }
});

test('allows a page in development local sockets, and inline scripts only with a nonce', () => {
  expect(DEVELOPMENT_POLICY).toMatch(/; connect-src ws:\/\/localhost:\*$/);
  expect(scripts(DEVELOPMENT_POLICY)).toBe("script-src 'self' 'nonce-in-development'");
});
