import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.js';

it('escapes what would end a text or an attribute, the ampersand first', () => {
  expect(escapeXml('Fish & "Chips" <V8> &lt;')).toBe('Fish &amp; &quot;Chips&quot; &lt;V8&gt; &amp;lt;');
});
