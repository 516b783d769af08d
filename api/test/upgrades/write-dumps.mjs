/**
 * `node api/test/upgrades/write-dumps.mjs` after a build: writes a dump of the schema after each migration but the latest,
 * where there is none yet, with the rows of rows.mjs. Existing dumps stay as they are: they are what installations of that time contain.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { migrations } from '../../dist/platform/database/migrations/index.js';
import { rows } from './rows.mjs';

/** The table of TypeORM. */
const HISTORY = `CREATE TABLE migrations (
  id SERIAL NOT NULL, timestamp bigint NOT NULL, name character varying NOT NULL,
  CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id)
);`;

const statements = [HISTORY];
for (const Migration of migrations.slice(0, -1)) {
  const { name } = Migration;
  const timestamp = name.slice(-13);
  await new Migration().up({
    query: (text) => {
      statements.push(`${text.trim()};`);
      return Promise.resolve([]);
    },
  });
  statements.push(`INSERT INTO migrations (timestamp, name) VALUES (${timestamp}, '${name}');`);
  if (rows[name]) statements.push(rows[name].trim());
  const file = new URL(`./${timestamp}.sql`, import.meta.url);
  if (existsSync(file)) continue;
  writeFileSync(
    file,
    `-- The schema after the migration ${name}, with its rows.\n\n${statements.join('\n\n')}\n`,
  );
}
