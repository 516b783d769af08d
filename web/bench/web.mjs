/**
 * `npm run bench -- web [--only lighthouse,interactions] [--runs N] [PAGE ...]`: Lighthouse on every public page with
 * a board of 1,000 entries (medians of N runs, default five), and the latency of inputs on boards of 2,000. Exits with 1
 * only when a page could not be measured, because results depend on the machine.
 */
import { parseArgs } from 'node:util';
import { startDatabases } from '../../api/bench/database/databases.mjs';
import { contentNames } from './content-addresses.mjs';
import { ENTRIES_OF_BOARD, measureInteractions } from './interactions.mjs';
import { measurePages } from './lighthouse.mjs';
import { PUBLIC_PAGES } from './public-pages.ts';

const ENTRIES = 1000;
const BOARDS = 3;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'lighthouse,interactions' },
    runs: { type: 'string', default: '5' },
  },
});
const parts = {
  lighthouse: {
    entries: ENTRIES,
    measure: (origin) =>
      measurePages(
        origin,
        positionals.length > 0 ? positionals : [...PUBLIC_PAGES, ...contentNames],
        Number(values.runs),
      ),
  },
  interactions: { entries: BOARDS * ENTRIES_OF_BOARD, measure: measureInteractions },
};
const databases = await startDatabases();
try {
  for (const name of values.only.split(',')) {
    const { entries, measure } = parts[name] ?? {};
    if (!measure) throw new Error(`--only ${name}: one of ${Object.keys(parts).join(', ')}`);
    const server = await databases.startServer(await databases.create(entries));
    try {
      await measure(server.address);
    } finally {
      await server.stop();
    }
  }
} finally {
  await databases.stop();
}
