import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { messages } from '../../messages.js';
import {
  issueActionSchema,
  issueAddSchema,
  issuePreviewSchema,
  issueProgressSchema,
  issueSchema,
  issueUpdateSchema,
  NO_PROGRESS,
} from './issue.js';
import { issueBlockSchema, shownBlockSchema } from './issue-block.js';
import {
  ISSUE_LINE_MAX_LENGTH,
  ISSUE_LINK_MAX_LENGTH,
  ISSUE_MAX_BLOCKS,
  ISSUE_PARAGRAPH_MAX_LENGTH,
  ISSUE_RATE_DEFAULT,
  ISSUE_RATE_MAX,
  ISSUE_SUBJECT_MAX_LENGTH,
} from './issue-limits.js';
import { issueMessages as text } from './issue-messages.js';

const heading = { kind: 'heading', text: 'A new leader' } as const;
const paragraph = { kind: 'paragraph', text: 'Rain.' };
const picture = { kind: 'picture', image: '/media/start', alt: 'The start' };
const button = { kind: 'button', label: 'Race', link: 'https://example.com/' };
const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('a block as it is written', () => {
  test.each([
    heading,
    paragraph,
    picture,
    { kind: 'car', id: 'c1' },
    { kind: 'video', id: 'v1' },
    { kind: 'event', id: 'e1' },
    button,
    { ...button, link: 'http://example.com/' },
  ])('may be %j', (block) => {
    expect(issueBlockSchema.parse(block)).toEqual(block);
  });

  test('is trimmed', () => {
    expect(issueBlockSchema.parse({ ...button, label: ' Race ', link: ' https://example.com/ ' })).toEqual(
      button,
    );
  });

  test.each([
    [{ kind: 'card' }, text.blockKind],
    [{ kind: 'heading', text: ' ' }, text.textRequired],
    [{ kind: 'paragraph', text: ' ' }, text.textRequired],
    [{ ...picture, image: '' }, messages.image.notAnImage],
    [{ ...picture, alt: ' ' }, text.altRequired],
    [{ kind: 'car', id: '' }, text.choiceRequired],
    [{ kind: 'video', id: '' }, text.choiceRequired],
    [{ kind: 'event', id: '' }, text.choiceRequired],
    [{ ...button, label: '' }, text.labelRequired],
    [{ ...button, link: '' }, text.link],
    [{ ...button, link: 1 }, text.link],
    [{ ...button, link: 'https://example.com/\ud800' }, text.link],
  ])('is not %j', (block, message) => {
    expect(messageOf(issueBlockSchema, block)).toBe(message);
  });

  const linkOf = (length: number) => button.link.padEnd(length, 'x');
  test.each([
    ['heading', (length: number) => ({ ...heading, text: 'x'.repeat(length) }), ISSUE_LINE_MAX_LENGTH],
    [
      'paragraph',
      (length: number) => ({ ...paragraph, text: 'x'.repeat(length) }),
      ISSUE_PARAGRAPH_MAX_LENGTH,
    ],
    ['link', (length: number) => ({ ...button, link: linkOf(length) }), ISSUE_LINK_MAX_LENGTH],
  ])('has a %s of limited length', (_, blockOf, most) => {
    expect(messageOf(issueBlockSchema, blockOf(most))).toBeUndefined();
    expect(messageOf(issueBlockSchema, blockOf(most + 1))).toBe(messages.request.tooLong(most));
  });
});

const shown = [
  heading,
  paragraph,
  { kind: 'picture', image: '/media/start', alt: 'The start' },
  { kind: 'card', image: null, title: 'Golf', detail: '11.8 s', label: 'See the car', link: '/cars/golf' },
  button,
];

test.each(shown)('a block as it is shown may be %j, with each of its fields', (block) => {
  expect(shownBlockSchema.parse(block)).toEqual(block);
  expect(shownBlockSchema.safeParse({ kind: block.kind }).success).toBe(false);
});

describe('the request to add a newsletter', () => {
  const request = { subject: 'Sunday wrap', blocks: [heading] };
  const blocks = (count: number) => Array.from({ length: count }, () => heading);

  test('has a subject on one line, blocks, and a rate by default', () => {
    expect(issueAddSchema.parse({ ...request, subject: ' Sunday \r\n wrap ' })).toEqual({
      ...request,
      perMinute: ISSUE_RATE_DEFAULT,
    });
  });

  test.each([
    { subject: 'x'.repeat(ISSUE_SUBJECT_MAX_LENGTH) },
    { blocks: blocks(ISSUE_MAX_BLOCKS) },
    { perMinute: 1 },
    { perMinute: ISSUE_RATE_MAX },
  ])('takes what is within the limits (%#)', (fields) => {
    expect(issueAddSchema.parse({ ...request, ...fields })).toMatchObject(fields);
  });

  test.each([
    [{ subject: ' ' }, text.subjectRequired],
    [{ subject: undefined }, text.subjectRequired],
    [
      { subject: 'x'.repeat(ISSUE_SUBJECT_MAX_LENGTH + 1) },
      messages.request.tooLong(ISSUE_SUBJECT_MAX_LENGTH),
    ],
    [{ blocks: undefined }, text.blocksRequired],
    [{ blocks: [] }, text.blocksRequired],
    [{ blocks: blocks(ISSUE_MAX_BLOCKS + 1) }, text.blocksMax],
    [{ perMinute: 0 }, text.rate],
    [{ perMinute: ISSUE_RATE_MAX + 1 }, text.rate],
    [{ perMinute: 1.5 }, text.rate],
    [{ perMinute: '60' }, text.rate],
  ])('refuses others (%#)', (fields, message) => {
    expect(messageOf(issueAddSchema, { ...request, ...fields })).toBe(message);
  });
});

test('a change of a newsletter has what changes, within the same limits', () => {
  expect(issueUpdateSchema.parse({})).toEqual({});
  expect(issueUpdateSchema.parse({ perMinute: 2 })).toEqual({ perMinute: 2 });
  expect(issueUpdateSchema.parse({ subject: ' Sunday  wrap', blocks: [heading] })).toEqual({
    subject: 'Sunday wrap',
    blocks: [heading],
  });
  expect(messageOf(issueUpdateSchema, { blocks: [] })).toBe(text.blocksRequired);
});

test('an action is one of the known ones', () => {
  expect(issueActionSchema.parse({ action: 'resend' })).toEqual({ action: 'resend' });
  expect(messageOf(issueActionSchema, { action: 'delete' })).toBe(text.action);
  expect(messageOf(issueActionSchema, {})).toBe(text.action);
});

const at = '2026-11-22T10:00:00.000Z';
test.each<[string, z.ZodType, object]>([
  [
    'a newsletter',
    issueSchema,
    {
      _id: 'i1',
      id: 'i1',
      subject: 'Sunday wrap',
      blocks: [heading],
      perMinute: 60,
      status: 'paused',
      problem: 'The mail server said: 421',
      createdAt: at,
      startedAt: at,
      finishedAt: null,
      progress: NO_PROGRESS,
    },
  ],
  ['its progress', issueProgressSchema, NO_PROGRESS],
  [
    'its preview',
    issuePreviewSchema,
    { siteName: 'Quartermile', accent: null, blocks: shown, missing: [2], text: 'Hi' },
  ],
])('the response with %s holds all of its fields', (_, schema, response) => {
  expect(schema.parse(response)).toEqual(response);
  expect(schema.safeParse({}).success).toBe(false);
});
