import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { hashInline as hashBytes } from './inline-sources.js';

const NONCE = 'c2VjcmV0LXJhbmRvbS1wbGFjZQ';
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashInline(page: string, nonce: string) {
  const { html, inline } = hashBytes(Buffer.from(page), nonce);
  return { html: html.toString(), inline };
}

describe('hashInline', () => {
  test('hashes the inline scripts and style elements that carry the nonce, and removes it from all elements', () => {
    const { html, inline } = hashInline(
      `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><style nonce="${NONCE}">a{}</style>` +
        `<script nonce="${NONCE}">one()</script><script type="module" nonce="${NONCE}" async="">two()</script>`,
      NONCE,
    );
    expect(inline).toEqual({ scripts: [sha256('one()'), sha256('two()')], styles: [sha256('a{}')] });
    expect(html).toBe(
      '<link rel="modulepreload" href="/a.js"/><style>a{}</style>' +
        '<script>one()</script><script type="module" async="">two()</script>',
    );
  });

  test('keeps and hashes text in any language', () => {
    const { html, inline } = hashInline(`<p>é–𝒳</p><script nonce="${NONCE}">"é–𝒳"</script>`, NONCE);
    expect(html).toBe('<p>é–𝒳</p><script>"é–𝒳"</script>');
    expect(inline.scripts).toEqual([sha256('"é–𝒳"')]);
  });

  test.each([
    ['without a nonce', '<script>evil()</script>'],
    ['with a guessed nonce', '<script nonce="guess">evil()</script>'],
    ['with an empty nonce', '<script nonce="">evil()</script>'],
    ['in another case', '<SCRIPT>evil()</SCRIPT>'],
    ['that starts before a real one', '<script>evil()'],
    ['in an attribute', '<img alt="<script>evil()</script>">'],
    ['as a style element', '<style>evil()</style>'],
  ])('hashes no element %s', (_name, injected) => {
    const { inline } = hashInline(`${injected}<script nonce="${NONCE}">real()</script>`, NONCE);
    expect(inline).toEqual({ scripts: [sha256('real()')], styles: [] });
  });

  test('allows nothing more when an unfinished tag swallows a real script', () => {
    const { inline } = hashInline(`<script data-x="<script nonce="${NONCE}">real()</script>`, NONCE);
    expect(inline.scripts).toEqual([sha256('real()')]);
  });

  test('hashes the text that browsers hash: with normalised line ends, up to the end tag', () => {
    const { inline } = hashInline(`<script nonce="${NONCE}">a\r\nb\rc</script>d</script>`, NONCE);
    expect(inline.scripts).toEqual([sha256('a\nb\nc')]);
  });

  test('names equal scripts once and scripts from files never', () => {
    const one = `<script nonce="${NONCE}">same()</script>`;
    const { inline } = hashInline(`${one}${one}<script nonce="${NONCE}" src="/a.js"></script>`, NONCE);
    expect(inline.scripts).toEqual([sha256('same()')]);
  });
});
