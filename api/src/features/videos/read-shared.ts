const META = /<meta\s[^>]*>/gi;
const ATTRIBUTE = /\b(property|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** What a page says for previews: its first `og:image` or `og:title` (ogp.me), or null. */
export function readShared(html: string, property: 'og:image' | 'og:title'): string | null {
  for (const [tag] of html.matchAll(META)) {
    const attributes = new Map(
      [...tag.matchAll(ATTRIBUTE)].map(([, name, doubleQuoted, singleQuoted]) => [
        name?.toLowerCase(),
        doubleQuoted ?? singleQuoted ?? '',
      ]),
    );
    const content = attributes.get('property') === property && attributes.get('content');
    if (content) return decodeEntities(content);
  }
  return null;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|quot|lt|gt));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
