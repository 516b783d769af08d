import pg from 'pg';
import { DataSource } from 'typeorm';
import { openMediaStore } from '../media/index.js';
import { type SendRequest, type SentBackup, sendBackup } from './off-site/send-backup.js';
import { type BackupSummary, writeBackup } from './write-backup.js';

/** A backup to write. */
export interface BackupRequest {
  readonly databaseUrl: string;
  /** Folder of the pictures; null while they are in a bucket. */
  readonly mediaFolder: string | null;
  readonly file: string;
}

/** The one request to the process. */
export type ProcessRequest = BackupRequest | SendRequest;
/** Its reply. */
export type ProcessReply =
  | { readonly result: BackupSummary | SentBackup }
  | { readonly failure: string; readonly code: string | undefined };

/*
 * Entry point of the process that writes or sends a scheduled backup. It ends when the server closes the channel or dies. Signals
 * are ignored, because a terminal sends them to all processes while the server still stops.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
process.once('message', (request: ProcessRequest) => {
  void replyTo(request).then((reply) => process.send?.(reply, () => process.disconnect()));
});

async function replyTo(request: ProcessRequest): Promise<ProcessReply> {
  try {
    return { result: await ('recipient' in request ? sendBackup(request) : write(request)) };
  } catch (error) {
    const { stack, message, code, name } = error as NodeJS.ErrnoException;
    return { failure: stack ?? message, code: code ?? name };
  }
}

async function write({ databaseUrl, mediaFolder, file }: BackupRequest): Promise<BackupSummary> {
  // It reads rows as text and needs no entities.
  const options = {
    type: 'postgres',
    driver: pg,
    url: databaseUrl,
    applicationName: 'quartermile backup',
  } as const;
  const dataSource = await new DataSource({ ...options, installExtensions: false }).initialize();
  try {
    const store = mediaFolder === null ? null : await openMediaStore({ kind: 'folder', path: mediaFolder });
    return await writeBackup(dataSource, store, file);
  } finally {
    await dataSource.destroy();
  }
}
