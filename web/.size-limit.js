import { contentPages, firstScripts } from './bench/first-load.mjs';
import { PUBLIC_PAGES } from './bench/public-pages.ts';

// Hashes in file names, and with them the folder of the checkout, move it by 80 bytes.
const HOME_LIMIT = '134.1 kB';
const PAGE_LIMIT = '140 kB';
const limits = {
  '/': HOME_LIMIT,
  '/leaderboard': '147.3 kB',
  '/segments': '151.1 kB',
  '/submit-times': '141.6 kB',
  '/cars/unknown': '142 kB',
  '/drivers/unknown': '138 kB',
  '/submissions/unknown': '143 kB',
};

/** Most JavaScript, brotli, that a visitor's first page may cost; the lists come from the built pages. */
export default await Promise.all(
  [...PUBLIC_PAGES, ...contentPages].map(async (page) => ({
    name: page,
    path: await firstScripts(page),
    limit: limits[page] ?? PAGE_LIMIT,
    brotli: true,
  })),
);
