import { describe, expect, it } from '@jest/globals';
import { Signer } from './signer.js';

const secret = 'a signing key that only tests use, long enough';

describe('Signer', () => {
  const signer = new Signer(secret, 'links');

  it('verifies its own signature', () => {
    expect(signer.isSignature('text', signer.sign('text'))).toBe(true);
    expect(new Signer(secret, 'links').isSignature('text', signer.sign('text'))).toBe(true);
  });

  it('rejects the signature of another text, purpose or secret', () => {
    expect(signer.isSignature('text', signer.sign('test'))).toBe(false);
    expect(signer.isSignature('text', new Signer(secret, 'votes').sign('text'))).toBe(false);
    expect(signer.isSignature('text', new Signer(`${secret}!`, 'links').sign('text'))).toBe(false);
  });

  it.each(['', 'x', 'é'.repeat(43), '.'.repeat(10_000)])('rejects "%.20s"', (signature) => {
    expect(signer.isSignature('text', signature)).toBe(false);
  });

  it('requires a secret', () => {
    expect(() => new Signer(null, 'links')).toThrow('JWT_SECRET');
  });
});
