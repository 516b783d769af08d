import { expect } from '@jest/globals';
import { IMAGE_MAX_BYTES, messages, type Problem } from '@quartermile/core/domain';
import { violationsOf } from '@quartermile/core/testing';
import type * as z from 'zod';
import { type Described, namedSchemas, refsOf } from '../harness/description/api-description.js';
import { toDataUrl } from '../harness/pictures.js';
import { exampleOf, validCall } from '../harness/valid-calls.js';
import { type RefusalChecks, routeNamed } from './refusal-checks.js';

/** The specification's messages for pictures above 10 MB, where they differ. */
const TOO_BIG: Readonly<Record<string, string>> = {
  logo: 'Logo file size must be less than 10MB',
  thumbnail: 'Thumbnail must be less than 10MB',
};
const noPicture = toDataUrl(Buffer.from('no picture'));
const tooBig = toDataUrl(Buffer.alloc(IMAGE_MAX_BYTES + 1));
let senders = 0;

/**
 * Sends every field of the bodies and the query of an operation as its schemas refuse it, and expects what they say.
 * Returns the fields, and those of them that take a picture.
 */
export async function refuseValues(checks: RefusalChecks, described: Described) {
  const { query } = routeNamed(described.name);
  const fields = new Set<string>();
  const pictures = new Set<string>();
  const refuse = async (schema: z.ZodType, of: 'body' | 'query', valid: object) => {
    for (const { path, value, issues } of violationsOf(schema, valid, of)) {
      // The named deletions read their query instead of a body that is missing.
      if (value === undefined || value === null) continue;
      // A visitor's calls are limited by network.
      const headers = { 'x-forwarded-for': `198.18.${senders >> 8}.${senders++ & 255}` };
      const token = schema.meta()?.id === 'AdminCarSubmission' && { token: undefined };
      const answer = await checks.sendValid(described.name, { [of]: value, headers, ...token });
      checks.expectRefusal(described.name, answer, 'invalid_input', issues[0]?.message ?? '');
      expect([described.name, path, answer.json<Problem>().errors]).toEqual([described.name, path, issues]);
      fields.add(path.split('.')[0] ?? '');
      for (const issue of issues)
        if (issue.message === messages.image.notAnImage && !issue.path.includes('.'))
          pictures.add(issue.path);
    }
  };
  for (const schema of bodySchemas(described)) await refuse(schema, 'body', Object(exampleOf(schema)));
  if (query) await refuse(query, 'query', validCall(routeNamed(described.name), checks.ids).query);
  return { fields: [...fields].filter(Boolean), pictures: [...pictures] };
}

/** Sends what is no picture, and one above 10 MB, in a field of a body that is valid otherwise. */
export async function refusePicture(checks: RefusalChecks, name: string, field: string): Promise<void> {
  const { body } = validCall(routeNamed(name), checks.ids);
  for (const [image, code, message] of [
    [noPicture, 'invalid_image', 'Please choose a JPEG, PNG, WebP, AVIF or GIF image.'],
    [tooBig, 'image_too_big', TOO_BIG[field] ?? 'Image must be less than 10MB.'],
  ] as const) {
    const answer = await checks.sendValid(name, { body: { ...body, [field]: image } });
    checks.expectRefusal(name, answer, code, message);
    expect([name, answer.json<Problem>().errors]).toEqual([name, [{ path: field, message }]]);
  }
}

const bodySchemas = ({ operation }: Described): z.ZodType[] =>
  refsOf(operation.requestBody).flatMap((ref) => namedSchemas.get(ref.split('/').at(-1) ?? '') ?? []);
