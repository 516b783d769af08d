import { CATEGORIES, type Category } from './category.js';

/** A category as a part of an address: "our-drag-races". */
export function categorySlug(category: Category): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The category that a part of an address names; null when it names none. */
export function categoryOfSlug(slug: string): Category | null {
  return CATEGORIES.find((category) => categorySlug(category) === slug) ?? null;
}
