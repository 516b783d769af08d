import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { PRIVATE_FILE } from '../../../platform/config/private-folders.js';

/** The same stream in the types of the browser and of Node. */
type Bytes = ReadableStream<Uint8Array>;

/** Creates the private half of a key, in the format of age. */
export async function createIdentity(): Promise<string> {
  const { generateX25519Identity } = await import('age-encryption');
  return generateX25519Identity();
}

/** The public half of a key. */
export async function recipientOf(identity: string): Promise<string> {
  const { identityToRecipient } = await import('age-encryption');
  return identityToRecipient(identity);
}

/** Encrypts a file so that each of the keys decrypts it, also with the program age. */
export async function encryptFile(
  file: string,
  recipients: readonly string[],
): Promise<AsyncIterable<Uint8Array>> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return toNode(await encrypter.encrypt(Readable.toWeb(createReadStream(file)) as Bytes));
}

/**
 * Decrypts a stream to a new file, for its owner only.
 * @throws Error for a wrong key, or for bytes that were changed or cut off
 */
export async function decryptToFile(source: Readable, identity: string, file: string): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const plain = await decrypter.decrypt(Readable.toWeb(source) as Bytes);
  await pipeline(toNode(plain), createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE }));
}

const toNode = (stream: Bytes): Readable => Readable.fromWeb(stream as WebStream<Uint8Array>);
