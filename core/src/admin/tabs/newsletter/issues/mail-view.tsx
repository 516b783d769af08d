import type { MailNode } from '@quartermile/core/domain';
import { createElement, type ReactNode } from 'react';

/** Draws a mail as it is laid out for mail programs, with its inline styles. Its links do nothing. */
export function MailView({ node }: { readonly node: MailNode }) {
  return draw(node, 0);
}

function draw(node: MailNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, style, attributes = {}, children = [] } = node;
  const { href: _, ...shown } = attributes;
  // A link that leads away would close the dialog; text in its style is what is looked at here.
  const name = tag === 'a' ? 'span' : tag;
  const drawn = children.map((child, at) => draw(child, at));
  return createElement(name, { key, ...shown, style }, ...drawn);
}
