import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** electron-builder's folders of unpacked apps, this machine's architecture first. */
function foldersOf(platform: NodeJS.Platform, arch: string): readonly string[] {
  if (platform === 'darwin')
    return arch === 'arm64' ? ['mac-arm64', 'mac-universal'] : ['mac', 'mac-universal'];
  const name = platform === 'win32' ? 'win' : 'linux';
  return [arch === 'x64' ? `${name}-unpacked` : `${name}-${arch}-unpacked`];
}

/** Path of the executable within an unpacked app. */
function executableOf(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return 'quartermile.app/Contents/MacOS/quartermile';
  return platform === 'win32' ? 'quartermile.exe' : 'quartermile';
}

/**
 * Finds the unpacked app that electron-builder made for this machine.
 * @param dist output folder
 * @throws Error when there is none
 */
export function findPackedApp(dist: string, platform = process.platform, arch = process.arch): string {
  const paths = foldersOf(platform, arch).map((folder) => join(dist, folder, executableOf(platform)));
  const executable = paths.find((path) => existsSync(path));
  if (executable === undefined)
    throw new Error(`There is no packed app at ${paths.join(' or ')}: run "npm run desktop:package" first.`);
  return executable;
}
