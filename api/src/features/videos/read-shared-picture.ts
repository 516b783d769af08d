const META = /<meta\s[^>]*>/gi;
const ATTRIBUTE = /\b(property|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** URL of a page's preview picture: its first `og:image` (ogp.me), or null. */
export function readSharedPicture(html: string): string | null {
  for (const [tag] of html.matchAll(META)) {
    const attributes = new Map(
      [...tag.matchAll(ATTRIBUTE)].map(([, name, doubleQuoted, singleQuoted]) => [
        name?.toLowerCase(),
        doubleQuoted ?? singleQuoted ?? '',
      ]),
    );
    const address = attributes.get('property') === 'og:image' && attributes.get('content');
    if (address) return decodeEntities(address);
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
