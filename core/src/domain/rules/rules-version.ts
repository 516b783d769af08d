import { formatMonth } from '../dates/date-words.js';

/**
 * The version of the boards' rules with which versions began. Entries approved before have it, too, and responses leave
 * it out.
 */
export const FIRST_RULES_VERSION = '2026-11';

/** The version of the rules under which an entry of a response was approved. */
export function rulesVersionOf({ rulesVersion }: { readonly rulesVersion?: string | undefined }): string {
  return rulesVersion ?? FIRST_RULES_VERSION;
}

/** The id of a version's section on the page of the rules. */
export function rulesAnchor(version: string): string {
  return `rules-${version}`;
}

/** A version in words: "November 2026", and "November 2026 (2)" for "2026-11-2", the second one of its month. */
export function rulesVersionName(version: string): string {
  const [, , ofMonth] = version.split('-');
  return ofMonth ? `${formatMonth(version)} (${ofMonth})` : formatMonth(version);
}

/** API paths of the rules, and of the sentences that reviewers choose from. */
export const rulesRoutes = {
  list: '/api/rules',
  publish: '/api/admin/rules',
  reviewTexts: '/api/admin/review-texts',
} as const;
