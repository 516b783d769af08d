import { notifications } from '@mantine/notifications';
import { type BoardRules, DEFAULT_REVIEW_TEXTS, FIRST_RULES } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints, FakeApi, Refusal } from '../../../../testing/index.js';
import { openDashboard } from '../../../test/render-dashboard.js';

const { list, publish, reviewTexts, updateReviewTexts } = endpoints.rules;
const user = userEvent.setup();
let api: FakeApi;
let versions: BoardRules[];

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  versions = [FIRST_RULES];
  api.respond(list, () => versions);
  api.respond(publish, ({ body: { _seen, ...rules } }) => {
    const next = { version: '2026-12', since: '2026-12-01', ...rules };
    versions = [...versions, next];
    return next;
  });
  api.respond(updateReviewTexts, ({ body: { _seen, ...texts } }) => {
    api.respond(reviewTexts, texts);
    return texts;
  });
});

const open = async (name = 'Rules of the boards') => {
  openDashboard(api, 'rules');
  return within(await screen.findByRole('form', { name }));
};
const retype = async (field: HTMLElement, typed: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(typed);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the rules', () => {
  test('are published as the next version, of the lines that are not empty', async () => {
    const form = await open();
    expect(form.getByText(/^In force since Monday, 23 November 2026\./)).toBeTruthy();
    await retype(form.getByLabelText('On every board'), 'Helmets are worn.\n\n  \nNobody cheats.\n');
    await press('Publish rules');
    expect(await screen.findByText('Rules published. Approvals follow them from now on.')).toBeTruthy();
    expect(api.bodies(publish)).toEqual([
      {
        general: ['Helmets are worn.', 'Nobody cheats.'],
        boards: FIRST_RULES.boards,
        _seen: { version: '2026-11' },
      },
    ]);
    expect(await screen.findByText(/^In force since Tuesday, 1 December 2026\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('On every board').value).toBe(
      'Helmets are worn.\n\nNobody cheats.',
    );
    expect(screen.getByRole('link', { name: 'Rules: November 2026' }).getAttribute('href')).toMatch(
      /\/how-times-get-on-the-board#rules-2026-11$/,
    );
  });

  test('that are in force already make no version', async () => {
    api.respond(publish, FIRST_RULES);
    await open();
    await press('Publish rules');
    expect(await screen.findByText('These rules are in force already.')).toBeTruthy();
  });

  test('say at each field which line is wrong, and are not sent', async () => {
    const form = await open();
    await user.clear(form.getByLabelText('World Facts'));
    await retype(form.getByLabelText('Our Drag Races'), `Short.\n${'x'.repeat(401)}`);
    await press('Publish rules');
    expect(await form.findByText('Please enter at least one line.')).toBeTruthy();
    expect(form.getByText('Line 2: Please use at most 400 characters.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('World Facts')));
    expect(api.calls(publish)).toEqual([]);
  });

  test('that somebody else published meanwhile are not replaced unseen', async () => {
    const theirs = { ...FIRST_RULES, version: '2026-11-2', general: ['Theirs.'] };
    api.respond(publish, ({ body: { _seen, ...rules } }) => {
      if (_seen?.version === theirs.version) return { ...rules, version: '2026-11-3', since: '2026-11-30' };
      return new Refusal('changed_meanwhile', { current: theirs });
    });
    const form = await open();
    await retype(form.getByLabelText('World Facts'), 'Mine.');
    await press('Publish rules');
    expect(await form.findByText(/^Changed: On every board\./)).toBeTruthy();
    expect(form.getByLabelText<HTMLTextAreaElement>('World Facts').value).toBe('Mine.');
    await press('Save anyway');
    await waitFor(() =>
      expect(api.bodies(publish)[1]).toMatchObject({
        general: ['Theirs.'],
        boards: { 'World Facts': ['Mine.'] },
      }),
    );
  });

  test('stay as they were typed when publishing fails', async () => {
    api.fail(publish, 'unavailable');
    const form = await open();
    await retype(form.getByLabelText('World Facts'), 'Mine.');
    await press('Publish rules');
    expect(await screen.findByText('Failed to publish the rules. Please try again.')).toBeTruthy();
    expect(form.getByLabelText<HTMLTextAreaElement>('World Facts').value).toBe('Mine.');
  });

  test('that cannot be loaded are loaded again', async () => {
    api.fail(list, 'unavailable');
    openDashboard(api, 'rules');
    expect(await screen.findByText('Could not load the rules.')).toBeTruthy();
    api.recover();
    await press('Try again');
    expect(await screen.findByRole('form', { name: 'Rules of the boards' })).toBeTruthy();
  });
});

describe('reasons and questions', () => {
  test('are saved, based on those that were seen', async () => {
    const form = await open('Reasons and questions');
    await retype(form.getByLabelText('Questions to drivers'), 'Which strip?\nWhich lane?');
    await press('Save changes');
    expect(await screen.findByText('Reasons and questions updated successfully!')).toBeTruthy();
    const { reasons } = DEFAULT_REVIEW_TEXTS;
    expect(api.bodies(updateReviewTexts)).toEqual([
      { reasons, questions: ['Which strip?', 'Which lane?'], _seen: DEFAULT_REVIEW_TEXTS },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Questions to drivers').value).toBe(
      'Which strip?\n\nWhich lane?',
    );
  });

  test('are at most nine different ones', async () => {
    const form = await open('Reasons and questions');
    await retype(form.getByLabelText('Reasons of rejections'), 'Same.\nSame.');
    await retype(
      form.getByLabelText('Questions to drivers'),
      Array.from({ length: 10 }, (_, at) => `${at}?`).join('\n'),
    );
    await press('Save changes');
    expect(await form.findByText('Please enter each line once.')).toBeTruthy();
    expect(form.getByText('Please list at most 9.')).toBeTruthy();
    expect(api.calls(updateReviewTexts)).toEqual([]);
  });

  test('survive a change of the tab as a draft, after a question', async () => {
    const form = await open('Reasons and questions');
    await retype(form.getByLabelText('Reasons of rejections'), 'Mine.');
    await user.click(screen.getByRole('tab', { name: 'Segments' }));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText<HTMLTextAreaElement>('Reasons of rejections').value).toBe('Mine.');
  });
});
