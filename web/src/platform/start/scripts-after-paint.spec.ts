import { describe, expect, it } from 'vitest';
import { HIDE_BROKEN_PICTURES } from './hide-broken-pictures.js';
import { RETURNING_VISITOR } from './returning-visitor.js';
import { withScriptsAfterPaint } from './scripts-after-paint.js';

const page = [
  '<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js" nonce="n"/>',
  '<link nonce="n" rel="manifest" href="/a.webmanifest"/></head>',
  '<body><script nonce="n">now()</script><p>é–𝒳</p><script type="application/ld+json">{}</script>',
  '<script nonce="n" type="module" async="">import "/a.js";</script></body></html>',
].join('');

function scriptsOf(html: string): HTMLScriptElement[] {
  return [...new DOMParser().parseFromString(html, 'text/html').scripts];
}

describe('withScriptsAfterPaint', () => {
  const html = withScriptsAfterPaint(Buffer.from(page), 'n').toString();

  it('loads no module and no manifest before the first paint', () => {
    expect(html).not.toMatch(/rel="(modulepreload|manifest)"/);
    expect(html).toContain('rel="after-paint-modulepreload" href="/a.js"');
    expect(html).toContain('rel="after-paint-manifest" href="/a.webmanifest"');
    expect(scriptsOf(html).map(({ type }) => type)).not.toContain('module');
  });

  it('still lists its modules, for the worker and for React', () => {
    expect(html).toContain('href="/a.js"');
    expect(html).toContain('import "/a.js";');
  });

  it('does not change the content, style sheets and classic scripts', () => {
    expect(html).toContain('<p>é–𝒳</p>');
    const [, inline, data] = scriptsOf(html);
    expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
    expect([inline?.type, data?.type]).toEqual(['', 'application/ld+json']);
  });

  it('marks returning visitors and broken pictures from the head, before the first paint', () => {
    const [mark] = scriptsOf(html);
    const text = `${RETURNING_VISITOR};${HIDE_BROKEN_PICTURES}`;
    expect([mark?.parentElement?.tagName, mark?.nonce, mark?.text]).toEqual(['HEAD', 'n', text]);
  });

  it('ends with a starter script with the nonce', () => {
    const starter = scriptsOf(html).at(-1);
    expect(starter?.nonce).toBe('n');
    expect(html.endsWith('</script></body></html>')).toBe(true);
  });
});
