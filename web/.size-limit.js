import { contentPages, firstScripts, publicPages } from './bench/first-load.mjs';

const HOME_LIMIT = '133.5 kB';
const PAGE_LIMIT = '140 kB';
const limits = {
  '/': HOME_LIMIT,
  '/leaderboard': '147 kB',
  '/segments': '150 kB',
  '/submit-times': '140.5 kB',
  '/cars/unknown': '140.5 kB',
  '/drivers/unknown': '138 kB',
};

/** Most JavaScript, brotli, that a visitor's first page may cost; the lists come from the built pages. */
export default await Promise.all(
  [...publicPages, ...contentPages].map(async (page) => ({
    name: page,
    path: await firstScripts(page),
    limit: limits[page] ?? PAGE_LIMIT,
    brotli: true,
  })),
);
