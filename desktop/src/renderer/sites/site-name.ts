/** How a site is called: its host, with the scheme only where that is not https. */
export function siteName(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}
