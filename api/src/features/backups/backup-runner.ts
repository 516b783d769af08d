import { type ChildProcess, fork } from 'node:child_process';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { lowerPriority } from '../../platform/jobs/lower-priority.js';
import type { BackupRequest, ProcessReply, ProcessRequest } from './backup-process.js';
import type { SendRequest, SentBackup } from './off-site/send-backup.js';
import type { BackupSummary } from './write-backup.js';

/** Built file of the process, two folders below api in src and in dist. Tests that run the sources use it too. */
const ENTRY = new URL('../../../dist/features/backups/backup-process.js', import.meta.url);

/** Writes and sends backups in a child process of low priority, so that requests do not wait for them. */
@Injectable()
export class BackupRunner implements OnModuleDestroy {
  private child: ChildProcess | null = null;
  /** Whether the server stops, which ends a backup in progress. */
  isClosing = false;

  /** Process id while a backup is written or sent. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * Writes and verifies a backup.
   * @throws Error with the `code` of the process's error, such as ENOSPC
   */
  async run(request: BackupRequest): Promise<BackupSummary> {
    return (await this.ask(request)) as BackupSummary;
  }

  /**
   * Encrypts a backup and sends it to the bucket.
   * @throws Error with the `code` of the process's error, such as NoSuchBucket
   */
  async send(request: SendRequest): Promise<SentBackup> {
    return (await this.ask(request)) as SentBackup;
  }

  private async ask(request: ProcessRequest): Promise<BackupSummary | SentBackup> {
    const child = fork(ENTRY, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.child = child;
    // Set before the process has threads, which inherit it.
    if (child.pid !== undefined) lowerPriority(child.pid);
    try {
      const reply = await replyOf(child, request);
      if ('result' in reply) return reply.result;
      throw Object.assign(new Error(reply.failure), { code: reply.code });
    } finally {
      this.child = null;
      child.kill('SIGKILL');
    }
  }

  /** Ends a backup in progress; its draft is deleted by the next one. */
  onModuleDestroy(): void {
    this.isClosing = true;
    this.child?.kill('SIGKILL');
  }
}

function replyOf(child: ChildProcess, request: ProcessRequest): Promise<ProcessReply> {
  return new Promise((resolve, reject) => {
    child.once('message', (reply: ProcessReply) => resolve(reply));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The process of the backup ended with ${signal ?? code}`)),
    );
    child.send(request, (error) => {
      if (error) reject(error);
    });
  });
}
