import { StartupError } from '../../platform/config/startup-error.js';
import { ARCHIVE_VERSION, type ArchiveHead, type ArchiveTotals, readArchive } from './archive.js';

/** A readable archive. */
export interface VerifiedArchive {
  readonly head: ArchiveHead;
  readonly rows: number;
  readonly files: number;
}

/**
 * Reads a whole archive: its digest must match, and it must contain as many rows of each table and as many files as
 * its writer counted in the database.
 * @throws StartupError with a message for the operator
 */
export async function verifyArchive(file: string): Promise<VerifiedArchive> {
  let first: ArchiveHead | null = null;
  const counted: ArchiveTotals = { rows: {}, files: 0 };
  for await (const { head, body } of readArchive(file)) {
    if (head.kind === 'quartermile') first ??= head;
    if (!first) break;
    if (head.kind === 'rows') add(counted.rows, head.table, body);
    if (head.kind === 'file') counted.files++;
    if (head.kind === 'end' && head.totals) compare(file, counted, head.totals);
  }
  if (!first) throw new StartupError(`${file} is not a whole backup of Quartermile.`);
  if (first.version !== ARCHIVE_VERSION)
    throw new StartupError(`${file} was written by another version of Quartermile.`);
  const rows = Object.values(counted.rows).reduce((sum, count) => sum + count, 0);
  return { head: first, rows, files: counted.files };
}

function add(rows: Record<string, number>, table: string, body: Buffer): void {
  rows[table] = (rows[table] ?? 0) + (JSON.parse(body.toString()) as unknown[]).length;
}

/** Tables without rows have no part. */
function compare(file: string, counted: ArchiveTotals, written: ArchiveTotals): void {
  const tables = new Set([...Object.keys(counted.rows), ...Object.keys(written.rows)]);
  const wrong = [...tables].filter((table) => (counted.rows[table] ?? 0) !== (written.rows[table] ?? 0));
  if (counted.files !== written.files) wrong.push('pictures');
  if (wrong.length > 0) throw new StartupError(`${file} is incomplete: ${wrong.join(', ')}.`);
}
