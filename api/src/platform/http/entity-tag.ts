/**
 * Whether an `If-None-Match` header names the entity tag of what would be answered (RFC 9110 section
 * 13.1.2). The comparison is weak: proxies that compress turn strong tags into weak ones.
 */
export function isNotModified(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((given) => {
    const known = given.trim().replace(/^W\//, '');
    return known === tag || known === '*';
  });
}
