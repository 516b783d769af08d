/**
 * Makes the path of a page request decodable (RFC 3986 section 2.1), so that a malformed URL gets the website's own
 * 404 page.
 * @param target path and query of the request line
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
