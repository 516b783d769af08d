import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetToken, readStoredToken, storeToken } from './stored-token.js';

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  forgetToken();
});

describe('the token', () => {
  test.each([
    ['may not be touched', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])('is stored for this page when storage %s', (_, forbid) => {
    forbid();
    expect(readStoredToken()).toBeNull();
    storeToken('one');
    expect(readStoredToken()).toBe('one');
    forgetToken();
    expect(readStoredToken()).toBeNull();
  });

  test('is stored only by the browser when storage is available', () => {
    storeToken('one');
    localStorage.clear();
    expect(readStoredToken()).toBeNull();
  });
});
