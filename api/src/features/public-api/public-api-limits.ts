/** Items of a page of a list: by default, and at most. */
export const PUBLIC_PAGE_SIZE = 50;
export const PUBLIC_PAGE_SIZE_MAX = 200;
/** Highest page number. */
export const PUBLIC_PAGE_MAX = 100_000;
/** How long browsers may remember that another origin may read, s. */
export const PUBLIC_PREFLIGHT_MAX_AGE_S = 86_400;
