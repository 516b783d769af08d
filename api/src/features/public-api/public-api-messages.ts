import { CATEGORIES, categorySlug, RECORD_CATEGORIES } from '@quartermile/core/domain';
import { PUBLIC_PAGE_MAX } from './public-api-limits.js';

/** Messages of the public API. */
export const publicApiMessages = {
  page: `Please ask for page 1 to ${PUBLIC_PAGE_MAX}.`,
  format: 'Please choose json or csv as the format.',
  board: `Please choose one of ${CATEGORIES.map(categorySlug).join(', ')}.`,
  recordBoard: `Please choose one of ${RECORD_CATEGORIES.map(categorySlug).join(', ')}.`,
  when: 'Please choose upcoming or all.',
} as const;
