import * as z from 'zod';

/** Summary of a stored site, open or not. */
export const siteSummarySchema = z.object({
  origin: z.string(),
  /** From the public site profile; the host until that is loaded. */
  name: z.string(),
  /** CSS colour, stable while the site is stored. */
  colour: z.string(),
  hasToken: z.boolean(),
  /** Number of pending submissions; 0 without a session. */
  pending: z.int(),
  /** Number of queued decisions. */
  waiting: z.int(),
});
export type SiteSummary = z.infer<typeof siteSummarySchema>;

/** Host of an origin, with the scheme unless it is https. */
export function siteHost(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}

/** First letter or digit of a name in upper case, or '?'. */
export function siteInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '?';
}
