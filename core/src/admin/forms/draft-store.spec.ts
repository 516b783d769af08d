import { beforeEach, expect, test } from 'vitest';
import { DraftStore, draftsOf } from './draft-store.js';

const addVideo = { form: 'add-video' };
const golf = { form: 'edit-car', subject: 'golf' };
let drafts: DraftStore;

beforeEach(() => {
  drafts = new DraftStore();
});

test('gives back what was kept, each form its own', () => {
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
