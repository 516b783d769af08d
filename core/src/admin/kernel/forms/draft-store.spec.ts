import { beforeEach, expect, test } from 'vitest';
import { createMemoryHost } from '../../test/memory-host.js';
import { DraftStore, draftsOf, renewWithDrafts } from '../context/draft-store.js';

const addVideo = { form: 'add-video' };
const golf = { form: 'edit-car', subject: 'golf' };
let drafts: DraftStore;

beforeEach(() => {
  drafts = new DraftStore();
});

test('returns the stored draft of each form', () => {
  drafts.keep(addVideo, { title: 'Hatch day' });
  drafts.keep(golf, { owner: 'Thabo' });
  expect(drafts.read(addVideo)).toEqual({ title: 'Hatch day' });
  expect(drafts.read({ form: 'edit-car', subject: 'm2' })).toBeUndefined();
});

test('knows what was edited last', () => {
  drafts.keep(golf, {});
  expect(drafts.subjectOf('edit-car')).toBe('golf');
  expect(drafts.subjectOf('add-video')).toBeNull();
});

test('counts as unsent only what is on the screen', () => {
  drafts.keep(golf, {});
  expect(drafts.hasUnsent()).toBe(false);
  const close = drafts.open(golf);
  expect(drafts.hasUnsent()).toBe(true);
  expect(drafts.hasUnsent(addVideo)).toBe(false);
  close();
  expect(drafts.hasUnsent()).toBe(false);
});

test('discards what is on the screen, or one form of it', () => {
  for (const name of [addVideo, golf]) {
    drafts.keep(name, {});
    drafts.open(name);
  }
  drafts.discardUnsent(golf);
  expect(drafts.hasUnsent(addVideo)).toBe(true);
  drafts.discardUnsent();
  expect(drafts.hasUnsent()).toBe(false);
});

test('belongs to its host', () => {
  const host = {};
  draftsOf(host).keep(golf, { owner: 'Thabo' });
  expect(draftsOf(host).read(golf)).toEqual({ owner: 'Thabo' });
  expect(draftsOf({}).read(golf)).toBeUndefined();
});

test('is handed over when the host starts the program again', () => {
  let handedOver: string | null = null;
  const first = createMemoryHost(async () => new Response());
  draftsOf(first).keep(golf, { owner: 'Thabo', image: null });
  first.renew = async (text) => {
    handedOver = text;
  };
  renewWithDrafts(first);
  const next = createMemoryHost(async () => new Response());
  next.takeDrafts = () => handedOver;
  expect(draftsOf(next).read(golf)).toEqual({ owner: 'Thabo', image: null });
  expect(draftsOf(next).subjectOf('edit-car')).toBe('golf');
});

test('is stored after each change by a host that can, and cleared with the last draft', () => {
  const stored: string[] = [];
  const host = { keepDrafts: (read: () => string) => void stored.push(read()) };
  const own = draftsOf(host);
  own.keep(golf, { owner: 'Thabo' });
  own.drop(addVideo);
  own.drop(golf);
  own.keep(addVideo, { title: 'Hatch day' });
  own.clear();
  expect(stored.map((text) => JSON.parse(text).length)).toEqual([1, 0, 1, 0]);
});
