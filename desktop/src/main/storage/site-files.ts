import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { type KeptAnswers, keptAnswersSchema } from '../offline/answer-cache.js';
import { type KeptQueue, keptQueueSchema, mergeQueues } from '../offline/decision-queue.js';
import { type KeptSession, keptSessionSchema } from '../session/site-session.js';
import { JsonFile } from './json-file.js';
import { LastingDocument } from './lasting-document.js';
import { SealedDocument, type Vault } from './vault.js';

/** What is kept of one site. */
export interface SiteFiles {
  /** Sealed: the token. */
  readonly session: SealedDocument<KeptSession>;
  /** Sealed: lists with people's phone numbers. */
  readonly answers: SealedDocument<KeptAnswers>;
  /** Decisions that wait: sealed where that is safe, and never lost. */
  readonly queue: LastingDocument<KeptQueue>;
}

/** The files of one site, in a folder named after its origin. */
export function siteFiles(folder: string, origin: string, vault: Vault): SiteFiles {
  const own = join(folder, 'sites', createHash('sha256').update(origin).digest('hex').slice(0, 32));
  const sealed = <Value>(name: string, schema: z.ZodType<Value>): SealedDocument<Value> =>
    new SealedDocument(vault, new JsonFile(join(own, name), z.string()), schema);
  return {
    session: sealed('session', keptSessionSchema),
    answers: sealed('answers', keptAnswersSchema),
    queue: new LastingDocument(vault, {
      sealed: new JsonFile(join(own, 'queue'), z.string()),
      plain: new JsonFile(join(own, 'queue.json'), keptQueueSchema),
      schema: keptQueueSchema,
      merge: mergeQueues,
    }),
  };
}
