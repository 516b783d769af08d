import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What React Router appends to the address of a style sheet. */
const MARK = '#';
const MANIFEST = /^manifest-[\w-]+\.js$/;

/**
 * Removes the `#` from the addresses of the root route's style sheets, in the manifests of browser and server.
 * React Router appends it to each style sheet that later code needs as well, so that the bundler adds another one for that
 * code, which remains when the route with the first one is left (remix-run/react-router#14463). The root route is never
 * left: its styles and fonts would be downloaded and applied to the whole page a second time
 * (remix-run/react-router#14754).
 * @param folder the build, with `client` and `server`
 * @throws Error when React Router no longer appends it
 */
export async function rootStylesOnce(folder: string): Promise<void> {
  const client = join(folder, 'client', 'assets');
  const name = (await readdir(client)).find((file) => MANIFEST.test(file));
  if (name === undefined) throw new Error('The build has no manifest of routes.');
  const manifest = join(client, name);
  const marked = markedStyles(await readFile(manifest, 'utf8'));
  if (marked.length === 0)
    throw new Error('React Router no longer marks the style sheets of the root route: remove this step.');
  const server = join(folder, 'server');
  const scripts = (await readdir(server, { recursive: true })).filter((file) => file.endsWith('.js'));
  for (const file of [manifest, ...scripts.map((script) => join(server, script))]) await unmark(file, marked);
}

/** Addresses of the root route's style sheets that end in the mark. */
function markedStyles(manifest: string): string[] {
  const { routes } = JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1)) as {
    readonly routes: Readonly<Record<string, { readonly css?: readonly string[] }>>;
  };
  return (routes.root?.css ?? []).filter((href) => href.endsWith(MARK));
}

async function unmark(file: string, hrefs: readonly string[]): Promise<void> {
  const code = await readFile(file, 'utf8');
  const once = hrefs.reduce((text, href) => text.replaceAll(href, href.slice(0, -MARK.length)), code);
  if (once !== code) await writeFile(file, once);
}
