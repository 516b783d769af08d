import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The used part of React Router's manifest: names of files by route, as addresses. */
interface Manifest {
  readonly entry: object;
  readonly routes: Readonly<Record<string, object>>;
}

const FILE = /[\w.~-]+\.(?:js|css)\b/g;
const ADMIN_ROUTE = /^admin\//;

/**
 * Names of the built scripts and style sheets that only pages of the dashboard load.
 * @param assets the folder of the client build
 * @throws Error without a manifest of routes
 */
export function dashboardFiles(assets: string): string[] {
  const built = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
  const read = (name: string): string => readFileSync(join(assets, name), 'utf8');
  const manifest = built.find((name) => name.startsWith('manifest-'));
  if (manifest === undefined) throw new Error('The build has no manifest of routes.');
  const text = read(manifest);
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
  const publicRoutes = Object.entries(routes).filter(([id]) => !ADMIN_ROUTE.test(id));
  const namesIn = (code: string): string[] => code.match(FILE)?.filter((name) => built.includes(name)) ?? [];
  const publicFiles = new Set([manifest, ...namesIn(JSON.stringify([entry, publicRoutes]))]);
  for (const name of publicFiles)
    if (name !== manifest && name.endsWith('.js'))
      for (const other of namesIn(read(name))) publicFiles.add(other);
  return built.filter((name) => !publicFiles.has(name));
}
