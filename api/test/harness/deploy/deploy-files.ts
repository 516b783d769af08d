import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../../../../docs/deploy/', import.meta.url);

/** A text in a file of docs/deploy, and what a test replaces it with. */
export type Substitution = readonly [text: string | RegExp, value: string];

/**
 * Reads a file of docs/deploy with paths, ports and names replaced.
 * @throws Error when the file does not contain a text, so that the tests follow every change of the file
 */
export async function readDeployFile(name: string, substitutions: readonly Substitution[]): Promise<string> {
  let content = await readFile(new URL(name, FOLDER), 'utf8');
  for (const [text, value] of substitutions) {
    const parts = content.split(text);
    if (parts.length === 1) throw new Error(`docs/deploy/${name} does not contain ${text}.`);
    content = parts.join(value);
  }
  return content;
}
