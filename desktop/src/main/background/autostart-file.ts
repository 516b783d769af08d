import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Characters that a quoted argument of `Exec` escapes (Desktop Entry Specification 1.5, "The Exec key"). */
const RESERVED = /["`$\\]/g;

/** Desktop entry that starts `path` with `args` at login on Linux. */
export function autostartEntry(path: string, args: readonly string[]): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Quartermile',
    `Exec=${[quote(path), ...args].join(' ')}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');
}

/** Whether an entry is enabled. Session managers disable one with a key (Autostart Specification). */
export function isAutostartOn(entry: string): boolean {
  return !/^Hidden\s*=\s*true\s*$/m.test(entry) && !/^X-GNOME-Autostart-enabled\s*=\s*false\s*$/m.test(entry);
}

/** The desktop entry in the user's autostart folder. */
export class AutostartFile {
  readonly #path: string;
  readonly #entry: string;

  /** @param entry the file's content while enabled */
  constructor(path: string, entry: string) {
    this.#path = path;
    this.#entry = entry;
  }

  /** Whether the file exists and is enabled. Rewrites an entry whose program has moved. */
  async isOn(): Promise<boolean> {
    const content = await readFile(this.#path, 'utf8').catch(() => '');
    if (content === '' || !isAutostartOn(content)) return false;
    if (content !== this.#entry) await this.set(true).catch(() => undefined);
    return true;
  }

  /** @throws Error when the folder or the file cannot be written */
  async set(isOn: boolean): Promise<void> {
    if (!isOn) return rm(this.#path, { force: true });
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(this.#path, this.#entry);
  }
}

/** Quotes for `Exec` and escapes for a desktop file string; `%` would start a field code. */
function quote(path: string): string {
  const argument = path.replaceAll(RESERVED, String.raw`\$&`).replaceAll('%', '%%');
  return `"${argument.replaceAll('\\', '\\\\')}"`;
}
