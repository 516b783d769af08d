import { openProductDatabase } from '../open-product-database.js';
import { type Config, loadConfig } from '../platform/config/config.js';
import { describeFailure, StartupError } from '../platform/config/startup-error.js';
import { writeMigrationDraft } from '../platform/database/draft-migration.js';
import { migrate, revert } from '../platform/database/migrate.js';
import type { OpenDatabase } from '../platform/database/open-database.js';
import { resetAdminText } from './admin/reset-admin.js';
import { backupText, restoreText, verifyText } from './backup/backup-commands.js';
import { exportPersonText, forgetNamedPerson } from './person/person-commands.js';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
/** Prints messages to stderr, because another program may parse stdout. */
const printError = (line: string): boolean => process.stderr.write(`${line}\n`);

type Command = (database: OpenDatabase, rest: readonly string[], config: Config) => Promise<void>;

/** Commands of `npm run db -- NAME` that need the database. */
const commands: Readonly<Record<string, Command>> = {
  migrate: async ({ dataSource }) => {
    const names = await migrate(dataSource);
    print(names.length > 0 ? `ran ${names.join(', ')}` : 'nothing to do: the database is up to date');
  },
  revert: async ({ dataSource }) => {
    const name = await revert(dataSource);
    print(name ? `took back ${name}` : 'nothing to do: no migration has run');
  },
  generate: async ({ dataSource }, [name = 'changes']) => {
    const file = await writeMigrationDraft(dataSource, name);
    print(file ? `wrote ${file}: review it, then add it to migrations/index.ts` : 'nothing to do');
  },
  backup: async (database, [file], config) => {
    print(await backupText(database, file, config));
  },
  restore: async (database, rest, config) => {
    print(await restoreText(database, rest, config));
  },
  'reset-admin': async (database, [email = '']) => {
    print(await resetAdminText(database, email));
  },
  'export-person': async (database, [name = '']) => {
    print(await exportPersonText(database, name));
  },
  'forget-person': async (database, [name = ''], config) => {
    const { lines, picturesLeft } = await forgetNamedPerson(database, name, config);
    print(lines.join('\n'));
    if (picturesLeft > 0)
      throw new StartupError(
        `pictures not removed yet: ${picturesLeft}. The picture store refused, or a backup needs them. The server tries again every five minutes; Health in the dashboard shows why.`,
      );
  },
};

/** Commands that read files only. */
const fileCommands: Readonly<Record<string, (rest: readonly string[], config: Config) => Promise<void>>> = {
  verify: async ([file], config) => {
    print(await verifyText(file, config));
  },
};

/** Commands that also work while a server runs on the embedded database. */
const ONLINE: ReadonlySet<string> = new Set(['backup', 'reset-admin']);

async function run([name = '', ...rest]: readonly string[]): Promise<void> {
  if (Object.hasOwn(fileCommands, name)) return fileCommands[name]?.(rest, loadConfig());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const names = [...Object.keys(commands), ...Object.keys(fileCommands)];
    throw new StartupError(`usage: npm run db -- ${names.join('|')}`);
  }
  const config = loadConfig();
  const joinsRunning = ONLINE.has(name);
  const database = await openProductDatabase(config, { log: printError, joinsRunning });
  try {
    await command(database, rest, config);
  } finally {
    await database.dataSource.destroy();
    await database.stop();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  printError(describeFailure(error));
  process.exitCode = 1;
}
