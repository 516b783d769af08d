import { describe, expect, test } from '@jest/globals';
import { hideCodes, LinkCodes } from './link-codes.js';

const codes = new LinkCodes('a signing key that only tests use, long enough');
const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000';
const code = codes.create(id);

describe('LinkCodes', () => {
  test('creates 192 bits, the same for the same id and secret', () => {
    expect(code).toMatch(/^[\w-]{32}$/);
    expect(Buffer.from(code, 'base64url')).toHaveLength(24);
    expect(codes.create(id)).toBe(code);
    expect(new LinkCodes('another signing key of tests, long enough').create(id)).not.toBe(code);
  });

  test('completes and hides the placeholders of a text', () => {
    const text = `https://a.example/submissions/${LinkCodes.placeholder(id)}\n`;
    expect(codes.complete(text)).toBe(`https://a.example/submissions/${code}\n`);
    expect(hideCodes(text, '…')).toBe('https://a.example/submissions/…\n');
  });

  test('completes the fields of a response, and no text of people', () => {
    const placeholder = LinkCodes.placeholder(id);
    const response = {
      name: `","code":"${placeholder}"`,
      description: placeholder,
      code: placeholder,
      submission: { link: `https://a.example/submissions/${placeholder}` },
    };
    expect(JSON.parse(codes.completeJson(JSON.stringify(response)))).toEqual({
      ...response,
      code,
      submission: { link: `https://a.example/submissions/${code}` },
    });
  });
});
