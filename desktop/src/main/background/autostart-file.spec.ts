import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../test/temp-files.js';
import { AutostartFile, autostartEntry } from './autostart-file.js';

const entry = autostartEntry('/opt/Quartermile/quartermile', ['--hidden']);
let path: string;
beforeEach(async () => {
  path = join(await tempFolder(), 'autostart', 'quartermile.desktop');
});

test('the entry starts the program hidden', () => {
  expect(entry.split('\n')).toEqual([
    '[Desktop Entry]',
    'Type=Application',
    'Name=Quartermile',
    'Exec="/opt/Quartermile/quartermile" --hidden',
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ]);
});

test('a path is quoted as the specification says, escapes twice', () => {
  const [, line] = /^Exec=(.*)$/m.exec(autostartEntry('/home/a b/100% "new" $x\\.AppImage', [])) ?? [];
  expect(line).toBe(String.raw`"/home/a b/100%% \\"new\\" \\$x\\\\.AppImage"`);
});

test('writes the file, creates a missing folder, and removes the file', async () => {
  const file = new AutostartFile(path, entry);
  expect(await file.isOn()).toBe(false);
  await file.set(true);
  expect(await readFile(path, 'utf8')).toBe(entry);
  expect(await file.isOn()).toBe(true);
  await file.set(false);
  expect(await file.isOn()).toBe(false);
  await file.set(false);
});

test.each(['Hidden=true', 'X-GNOME-Autostart-enabled=false'])(
  'a file that the session manager switched off by %s is off, and stays as it is',
  async (line) => {
    const file = new AutostartFile(path, entry);
    await file.set(true);
    const changed = `${entry.replace('X-GNOME-Autostart-enabled=true\n', '')}${line}\n`;
    await writeFile(path, changed);
    expect(await file.isOn()).toBe(false);
    expect(await readFile(path, 'utf8')).toBe(changed);
  },
);

test('rewrites the file when the AppImage has moved', async () => {
  await new AutostartFile(path, autostartEntry('/home/me/quartermile-0.1.0.AppImage', ['--hidden'])).set(
    true,
  );
  const file = new AutostartFile(path, entry);
  expect(await file.isOn()).toBe(true);
  expect(await readFile(path, 'utf8')).toBe(entry);
});

test('rejects when the folder is not writable', async () => {
  await mkdir(join(path, '..', '..'), { recursive: true });
  await writeFile(join(path, '..'), 'a file in its place');
  await expect(new AutostartFile(path, entry).set(true)).rejects.toThrow(/EEXIST|ENOTDIR/);
});
