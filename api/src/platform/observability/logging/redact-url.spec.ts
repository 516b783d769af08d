import { describe, expect, test } from '@jest/globals';
import { redactUrl } from './redact-url.js';

describe('redactUrl', () => {
  test.each([
    ['/api/cars/pending', '/api/cars/pending'],
    ['/confirm?token=abc', '/confirm?token=[hidden]'],
    ['/confirm?a=1&TOKEN=abc&b=2#x', '/confirm?a=1&TOKEN=[hidden]&b=2#x'],
    ['/media/x?signature=s&expires=5', '/media/x?signature=[hidden]&expires=5'],
    ['/list?q=thandi&category=World%20Facts', '/list?q=[hidden]&category=World%20Facts'],
    ['/list?mytoken=shown', '/list?mytoken=shown'],
    ['/x?token=a&token=b', '/x?token=[hidden]&token=[hidden]'],
  ])('%s becomes %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });
});
