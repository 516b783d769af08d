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
