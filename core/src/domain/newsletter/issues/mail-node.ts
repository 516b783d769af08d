import { escapeXml } from '../../text/escape-xml.js';

/** An element of a mail. It is written as HTML, and drawn by the preview of the dashboard. */
export interface MailNode {
  readonly tag: string;
  /** CSS properties, in camel case. */
  readonly style?: Readonly<Record<string, string>>;
  /** Attributes as React names them. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Class for the dark scheme. */
  readonly className?: string;
  readonly children?: readonly (MailNode | string)[];
}

const VOID = new Set(['br', 'img']);
/** React's names of attributes that differ from those of HTML only in their letters' case are written in lower case. */
const nameOf = (name: string): string => name.toLowerCase();
const cssName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Writes an element as HTML with inline styles, which all mail programs support. */
export function writeMailNode(node: MailNode | string): string {
  if (typeof node === 'string') return escapeXml(node);
  const { tag, style = {}, attributes = {}, className, children = [] } = node;
  const css = Object.entries(style).map(([name, value]) => `${cssName(name)}:${value}`);
  const written = [
    ...Object.entries(attributes).map(([name, value]) => [nameOf(name), value] as const),
    ...(className ? [['class', className] as const] : []),
    ...(css.length > 0 ? [['style', css.join(';')] as const] : []),
  ].map(([name, value]) => ` ${name}="${escapeXml(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  return VOID.has(tag) ? start : `${start}${children.map(writeMailNode).join('')}</${tag}>`;
}
