import { expect, test } from 'vitest';
import * as z from 'zod';
import * as domain from '../../domain/index.js';
import { violationsOf } from './violations.js';

/** What zod says where a rule has no sentence; the server replaces it. */
const OF_ZOD = /^Invalid input/;

/** The schemas of request bodies with their examples, and of queries, by name. */
const requests = Object.entries(domain).flatMap(([name, schema]) => {
  if (!(schema instanceof z.ZodType)) return [];
  const examples: unknown = schema.meta()?.examples;
  const isQuery = /(Query|Parameters)Schema$/.test(name);
  const example = Array.isArray(examples) ? examples[0] : isQuery && { time: '12.4' };
  return typeof example === 'object' && example !== null
    ? [[schema.meta()?.id ?? name, schema, example] as const]
    : [];
});

/** A line for each field: what is said about the values that it refuses. */
function sentencesOf([name, schema, example]: (typeof requests)[number]): string[] {
  const fields = new Map<string, Set<string>>();
  for (const { issues } of violationsOf(schema, example))
    for (const { path, message } of issues) {
      if (path === '' && OF_ZOD.test(message)) continue;
      const messages = fields.get(path) ?? new Set();
      fields.set(path, messages.add(OF_ZOD.test(message) ? '(no sentence of its own)' : message));
    }
  return [...fields].map(([path, messages]) => `${name} ${path}: ${[...messages].join(' | ')}\n`);
}

test('each field of a request has sentences of its own', async () => {
  const written = '# Written by request-sentences.spec.ts: `npm test -w core -- request-sentences -u`.\n';
  await expect(written + requests.flatMap(sentencesOf).join('')).toMatchFileSnapshot('request-sentences.txt');
});
