import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import * as domain from './index.js';

/** Ids, codes and passwords, which are compared and not shown; documents, whose texts are cleaned where they are read. */
const COMPARED =
  /(^|[.])(_?id|code|documents\[\]|carIds\[\]|winner|\w+Id|after|runOf|\w*password|token|version|verifier|challenge|\w*cursor)$/i;

/** The fields of a body, also of objects and lists in it, with their paths. */
function fieldsIn(schema: z.ZodType, path: string): (readonly [string, z.ZodType])[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => withInner(field, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return withInner(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => fieldsIn(option as z.ZodType, path));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return fieldsIn(schema.unwrap() as z.ZodType, path);
  return schema instanceof z.ZodPipe ? fieldsIn(schema.in as z.ZodType, path) : [];
}

const withInner = (field: z.ZodType, path: string) => [[path, field] as const, ...fieldsIn(field, path)];

const bodies = Object.values<unknown>(domain)
  .filter((one) => one instanceof z.ZodType)
  .filter((schema) => schema.meta()?.examples !== undefined);
const texts = bodies
  .flatMap((body) => fieldsIn(body, String(body.meta()?.id)))
  .filter(([path, field]) => !COMPARED.test(path) && field.safeParse('Golf 7').data === 'Golf 7');

describe('a text that any request takes', () => {
  test('is in every kind of request', () => {
    const paths = texts.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['CarSubmission.name', 'AdminCarSubmission.owner', 'CarUpdate.description']),
    );
    expect(paths).toEqual(
      expect.arrayContaining([
        'VideoAdd.title',
        'SponsorAdd.description',
        'StripAdd.place',
        'PastEventAdd.title',
      ]),
    );
  });

  test.each(texts)('%s has no invisible characters', (_, field) => {
    expect(field.parse('\u202e\u200fGo\u200bl\u00adf\u00a07\u2069\ufeff')).toBe('Golf 7');
  });

  test.each(texts)('%s is empty when it shows nothing', (_, field) => {
    expect(field.safeParse('\u200b\u3164\u2800\u202e').data || null).toBeNull();
  });
});
