import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const BUILD = join(import.meta.dirname, '..', 'build');
/** Pages of content that may not exist. Their scripts are the same then. */
export const contentPages = [
  '/cars/unknown',
  '/drivers/unknown',
  '/race/unknown',
  '/events/unknown',
  '/submissions/unknown',
];
const SCRIPT_PATHS = /\/assets\/[\w.~-]+\.js/g;
/** Texts that occur in the dashboard's code only. */
const OF_THE_DASHBOARD = /All submissions reviewed|Session Expiring Soon/;

/** Responds without content, which does not affect a page's scripts. */
const callApi = async ({ url }) =>
  /\/(list|records)$/.test(url) ? Response.json([]) : new Response(null, { status: 404 });

/**
 * The scripts that a page loads initially, as the built website renders it.
 * @returns {Promise<string[]>} absolute file paths
 * @throws Error when there are none, or when the dashboard's code is among them
 */
export async function firstScripts(page) {
  const { handleRequest } = await import(join(BUILD, 'server', 'index.js'));
  const request = new Request(new URL(page, 'http://localhost'));
  const answer = await handleRequest(request, { nonce: 'n', publicUrl: 'http://localhost', callApi });
  const paths = new Set((await answer.text()).match(SCRIPT_PATHS));
  if (paths.size === 0) throw new Error(`${page} names no script: the way they are loaded has changed.`);
  const files = [...paths].map((path) => join(BUILD, 'client', 'assets', basename(path)));
  for (const file of files) {
    if (OF_THE_DASHBOARD.test(await readFile(file, 'utf8')))
      throw new Error(`${page} loads code of the dashboard: ${basename(file)}`);
  }
  return files;
}
