import { hashSource, type InlineSources } from '../platform/http/content-security-policy.js';

/** A page without nonces, and the sources that its policy must allow. */
export interface HashedPage {
  readonly html: Buffer;
  readonly inline: InlineSources;
}

/**
 * Replaces nonces by hashes: collects the source expressions of exactly those inline scripts and style elements that
 * carry `nonce`, and removes the attribute from all elements. An element that content smuggled into the page does not
 * carry it, because the nonce is secret and random, so the policy refuses it. It reads the bytes as Latin-1, in which
 * UTF-8 has no other `<` and `>`: pages are large, and decoding them takes a multiple of the time and memory.
 * @param page a page as React writes it: with `>` escaped in attributes
 */
export function hashInline(page: Buffer, nonce: string): HashedPage {
  const html = page.toString('latin1');
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const element = new RegExp(`<(script|style)(?: [^>]*)?${attribute}[^>]*>(.*?)</\\1>`, 'gs');
  for (const [, name, text = ''] of html.matchAll(element))
    if (text) (name === 'script' ? scripts : styles).add(hashSource(Buffer.from(text, 'latin1').toString()));
  const bytes = Buffer.from(html.replaceAll(attribute, ''), 'latin1');
  return { html: bytes, inline: { scripts: [...scripts], styles: [...styles] } };
}
