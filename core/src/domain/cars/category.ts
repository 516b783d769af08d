/** The three categories of the leaderboard, in display order. */
export const CATEGORIES = ['World Facts', 'Our Drag Races', 'Votes by Viewers'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Whether a category ranks its entries by votes; the others rank by elapsed time (contract section 5). */
export function isRankedByVotes(category: Category): boolean {
  return category === 'Votes by Viewers';
}

/** The categories that a driver's wish ticks in a review. Only a reviewer ticks World Facts. */
export function wishedCategories(requested: readonly Category[]): Category[] {
  return requested.filter((category) => category !== 'World Facts');
}

/** A category as a path segment: "our-drag-races". */
export function categorySlug(category: Category): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category of a path segment; null if there is none. */
export function categoryOfSlug(slug: string): Category | null {
  return CATEGORIES.find((category) => categorySlug(category) === slug) ?? null;
}
