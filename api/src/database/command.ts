import { loadConfig } from '../platform/config/config.js';
import { StartupError } from '../platform/config/startup-error.js';
import { writeMigrationDraft } from './draft-migration.js';
import { migrate, revert } from './migrate.js';
import { type OpenDatabase, openDatabase } from './open-database.js';

process.setSourceMapsEnabled(true);

const tell = (line: string): boolean => process.stdout.write(`${line}\n`);

/** What `npm run db -- NAME` does. */
const commands: Readonly<Record<string, (database: OpenDatabase, rest: readonly string[]) => Promise<void>>> =
  {
    migrate: async ({ dataSource }) => {
      const names = await migrate(dataSource);
      tell(names.length > 0 ? `ran ${names.join(', ')}` : 'nothing to do: the database is up to date');
    },
    revert: async ({ dataSource }) => {
      const name = await revert(dataSource);
      tell(name ? `took back ${name}` : 'nothing to do: no migration has run');
    },
    generate: async ({ dataSource }, [name = 'changes']) => {
      const file = await writeMigrationDraft(dataSource, name);
      tell(file ? `wrote ${file}: review it, then add it to migrations/index.ts` : 'nothing to do');
    },
  };

async function run([name = '', ...rest]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupError(`usage: npm run db -- ${Object.keys(commands).join('|')}`);
  const database = await openDatabase(loadConfig(), tell);
  try {
    await command(database, rest);
  } finally {
    await database.dataSource.destroy();
    await database.stop();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const text = error instanceof StartupError ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
