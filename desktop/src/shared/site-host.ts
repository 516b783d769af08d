/** Host of an origin, with the scheme unless it is https. */
export function siteHost(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}
