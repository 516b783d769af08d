import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { mergeQueues, type StoredQueue, storedQueueSchema } from '../offline/decision-queue.js';
import { EncryptedPictures } from '../offline/encrypted-pictures.js';
import { type StoredResponses, storedResponsesSchema } from '../offline/response-cache.js';
import { type StoredSession, storedSessionSchema } from '../session/site-session.js';
import { type StoredLoginData, storedLoginSchema } from '../session/stored-login.js';
import { DurableDocument } from '../storage/durable-document.js';
import { JsonFile } from '../storage/json-file.js';
import { SealedDocument, type SecureStorage } from '../storage/secure-storage.js';

/** The files of one site. */
export interface SiteFiles {
  /** Encrypted: the token. */
  readonly session: SealedDocument<StoredSession>;
  /** Encrypted: e-mail of the last login and a password hash. */
  readonly login: SealedDocument<StoredLoginData>;
  /** Encrypted: cached lists, which contain phone numbers. */
  readonly answers: SealedDocument<StoredResponses>;
  /** Encrypted: pictures of pending cars, proofs included. */
  readonly pictures: EncryptedPictures;
  /** Queued decisions: encrypted where possible, never lost. */
  readonly queue: DurableDocument<StoredQueue>;
}

/** The files of a site, in a folder named after its origin. */
export function siteFiles(folder: string, origin: string, secureStorage: SecureStorage): SiteFiles {
  const own = join(folder, 'sites', createHash('sha256').update(origin).digest('hex').slice(0, 32));
  const sealed = <Value>(name: string, schema: z.ZodType<Value>): SealedDocument<Value> =>
    new SealedDocument(secureStorage, new JsonFile(join(own, name), z.string()), schema);
  return {
    session: sealed('session', storedSessionSchema),
    login: sealed('login', storedLoginSchema),
    answers: sealed('answers', storedResponsesSchema),
    pictures: new EncryptedPictures(join(own, 'pictures'), sealed('picture-key', z.base64())),
    queue: new DurableDocument(secureStorage, {
      sealed: new JsonFile(join(own, 'queue'), z.string()),
      plain: new JsonFile(join(own, 'queue.json'), storedQueueSchema),
      schema: storedQueueSchema,
      merge: mergeQueues,
    }),
  };
}
