import { expect, test } from 'vitest';
import { type MailNode, writeMailNode } from './mail-node.js';

test.each<[string, MailNode | string, string]>([
  ['a text, escaped', 'Škoda <b> & "Polo"', 'Škoda &lt;b&gt; &amp; &quot;Polo&quot;'],
  ['an element without anything', { tag: 'p' }, '<p></p>'],
  ['an element without styles', { tag: 'p', style: {} }, '<p></p>'],
  ['an element that has no end', { tag: 'br' }, '<br>'],
  [
    'attributes first, then the class, then styles',
    {
      tag: 'td',
      className: 'dim',
      style: { borderTopWidth: '0', color: 'red' },
      attributes: { cellPadding: '0', title: '"1" & 2' },
    },
    '<td cellpadding="0" title="&quot;1&quot; &amp; 2" class="dim" style="border-top-width:0;color:red"></td>',
  ],
  [
    'children in their order',
    { tag: 'p', children: ['1', { tag: 'i', children: ['2'] }, '3'] },
    '<p>1<i>2</i>3</p>',
  ],
])('%s', (_, node, html) => {
  expect(writeMailNode(node)).toBe(html);
});
