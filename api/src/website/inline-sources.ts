import { hashSource, type InlineSources } from '../platform/http/content-security-policy.js';

/** A page without nonces, and the sources that its policy must allow. */
export interface HashedPage {
  readonly html: Buffer;
  readonly inline: InlineSources;
}

/**
 * Replaces nonces by hashes: collects the source expressions of exactly those inline scripts and style elements that
 * carry `nonce`, and removes the attribute from all elements. An element that content smuggled into the page does not
 * carry it, because the nonce is secret and random, so the policy refuses it. It decodes only the text of those elements,
 * because pages are large.
 * @param page a page as React writes it: with `<` and `>` escaped in attributes
 */
export function hashInline(page: Buffer, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const parts: Buffer[] = [];
  let copied = 0;
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, copied)) {
    parts.push(page.subarray(copied, at));
    copied = at + attribute.length;
    const [, name] =
      /^<(script|style) /.exec(page.toString('latin1', page.lastIndexOf('<', at), at + 1)) ?? [];
    if (!name) continue;
    const start = page.indexOf('>', copied) + 1;
    const text = page.toString('utf8', start, page.indexOf(`</${name}>`, start));
    if (text) (name === 'script' ? scripts : styles).add(hashSource(text));
  }
  const html = Buffer.concat([...parts, page.subarray(copied)]);
  return { html, inline: { scripts: [...scripts], styles: [...styles] } };
}
