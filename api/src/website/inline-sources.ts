import { hashSource, type InlineSources } from '../platform/http/content-security-policy.js';

/** A page without nonces, and the sources that its policy must allow. */
export interface HashedPage {
  readonly html: string;
  readonly inline: InlineSources;
}

/**
 * Replaces nonces by hashes: collects the source expressions of exactly those inline scripts and style elements that
 * carry `nonce`, and removes the attribute from all elements. An element that content smuggled into the page does not
 * carry it, because the nonce is secret and random, so the policy refuses it.
 * @param html a page as React writes it: with `>` escaped in attributes
 */
export function hashInline(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const element = new RegExp(`<(script|style)(?: [^>]*)?${attribute}[^>]*>(.*?)</\\1>`, 'gs');
  for (const [, name, text = ''] of html.matchAll(element))
    if (text) (name === 'script' ? scripts : styles).add(hashSource(text));
  return { html: html.replaceAll(attribute, ''), inline: { scripts: [...scripts], styles: [...styles] } };
}
