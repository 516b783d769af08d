import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a fake of the website's build into a new folder, which the caller must remove.
 * @param serverEntry source of a module that exports `handleRequest`
 * @param files text of each file of the client build, by path
 * @returns the folder
 */
export async function writeWebsiteFolder(
  serverEntry: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-website-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'server/index.js'), serverEntry);
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, 'client', path), text);
  return folder;
}
