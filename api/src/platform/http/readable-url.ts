/**
 * The target of a request for a page, its path such that it can be decoded (RFC 3986 section 2.1): an address
 * that cannot is one of no page, which the website says in its own words.
 * @param target path and query, as the request line has them
 */
export function readableUrl(target: string): string {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  return isReadable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
