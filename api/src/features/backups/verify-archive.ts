import { StartupError } from '../../platform/config/startup-error.js';
import {
  ARCHIVE_VERSION,
  type ArchiveHead,
  type ArchiveTotals,
  brokenArchive,
  readArchive,
} from './archive.js';

/** A readable archive. */
export interface VerifiedArchive {
  readonly head: ArchiveHead;
  readonly rows: number;
  /** Rows by table. */
  readonly tables: ReadonlyMap<string, number>;
  readonly files: number;
}

/**
 * Reads a whole archive: its digest must match, and it must contain as many rows of each table and as many files as
 * its writer counted in the database.
 * @throws StartupError with a message for the operator
 */
export async function verifyArchive(file: string): Promise<VerifiedArchive> {
  let first: ArchiveHead | null = null;
  const counted = { rows: new Map<string, number>(), files: 0 };
  for await (const { head, body } of readArchive(file)) {
    if (head.kind === 'quartermile') first ??= head;
    if (!first) break;
    if (head.kind === 'rows')
      counted.rows.set(head.table, (counted.rows.get(head.table) ?? 0) + countRows(file, body));
    if (head.kind === 'file') counted.files++;
    if (head.kind === 'end' && head.totals) compare(file, counted, head.totals);
  }
  if (!first) throw brokenArchive(file);
  if (first.version !== ARCHIVE_VERSION)
    throw new StartupError(`${file} was written by another version of Quartermile.`);
  const rows = [...counted.rows.values()].reduce((sum, count) => sum + count, 0);
  return { head: first, rows, tables: counted.rows, files: counted.files };
}

function countRows(file: string, body: Buffer): number {
  try {
    const rows: unknown = JSON.parse(body.toString());
    if (Array.isArray(rows)) return rows.length;
  } catch (cause) {
    throw brokenArchive(file, cause);
  }
  throw brokenArchive(file);
}

/** What was counted in an archive. */
interface Counted {
  readonly rows: ReadonlyMap<string, number>;
  readonly files: number;
}

/** Tables without rows have no part. */
function compare(file: string, counted: Counted, written: ArchiveTotals): void {
  const tables = new Set([...counted.rows.keys(), ...Object.keys(written.rows)]);
  const wrong = [...tables].filter((table) => (counted.rows.get(table) ?? 0) !== (written.rows[table] ?? 0));
  if (counted.files !== written.files) wrong.push('pictures');
  if (wrong.length > 0) throw new StartupError(`${file} is incomplete: ${wrong.join(', ')}.`);
}
