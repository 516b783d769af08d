import { notifications } from '@mantine/notifications';
import type { SundayWrap } from '@quartermile/core/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildIssue, endpoints, FakeApi } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
/** A PNG of one pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const blocks: SundayWrap['shown'] = [{ kind: 'heading', text: 'New on the board' }];
const wrap: SundayWrap = {
  ...{ siteName: 'Quartermile', accent: null, subject: 'Sunday wrap, 22 November 2026', isQuiet: false },
  ...{ blocks: [{ kind: 'heading', text: 'New on the board' }], shown: blocks },
  message: '*New on the board*\n• Golf R (Thabo)',
};
let api: FakeApi;

beforeEach(() => {
  notifications.clean();
  api = new FakeApi();
  api.respond(endpoints.issues.wrap, wrap);
  api.respond(endpoints.issues.wrapPicture, { picture: PICTURE });
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const open = async () => {
  const host = createMemoryHost(api.transport, 'token');
  renderDashboard(host, 'newsletter');
  await press('Newsletters');
  await press('Sunday wrap');
  return { host, dialog: within(await screen.findByRole('dialog', { name: 'Sunday wrap' })) };
};
describe('the Sunday wrap', () => {
  test('becomes a draft that is shown in the list', async () => {
    const draft = buildIssue({ subject: wrap.subject, blocks: wrap.blocks });
    api.respond(endpoints.issues.add, () => {
      api.respond(endpoints.issues.list, [draft]);
      return draft;
    });
    const { dialog } = await open();
    expect(await dialog.findByText('New on the board')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make draft' }));
    expect(await screen.findByText('Draft saved. Look at its preview before you send it.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Sunday wrap' })).toBeNull();
    expect(await screen.findByRole('listitem', { name: /^Sunday wrap, / })).toBeTruthy();
    expect(api.bodies(endpoints.issues.add)).toMatchObject([
      { subject: wrap.subject, blocks: [{ kind: 'heading', text: 'New on the board' }] },
    ]);
  });

  test('stays open when the draft could not be saved', async () => {
    const { dialog } = await open();
    api.fail(endpoints.issues.add, 'unavailable');
    await user.click(await dialog.findByRole('button', { name: 'Make draft' }));
    expect(await screen.findByText('Failed to save the draft. Please try again.')).toBeTruthy();
    const stillOpen = within(screen.getByRole('dialog', { name: 'Sunday wrap' }));
    expect(stillOpen.getByRole('button', { name: 'Make draft' })).toBeTruthy();
  });

  test('of a quiet week says so', async () => {
    api.respond(endpoints.issues.wrap, { ...wrap, isQuiet: true });
    const { dialog } = await open();
    expect(await dialog.findByText(/^A quiet week: nobody took a lead/)).toBeTruthy();
  });

  test('is copied as text, or opened in WhatsApp', async () => {
    const { dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
    await user.click(await dialog.findByRole('button', { name: 'Copy' }));
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy();
    const message = dialog.getByRole('region', { name: 'Text for WhatsApp' }).textContent ?? '';
    expect(message).toContain('*New on the board*\n• Golf R (Thabo)');
    expect(await navigator.clipboard.readText()).toBe(message);
    const link = dialog.getByRole('link', { name: 'Open WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(link).searchParams.get('text')).toBe(message);
    expect(new URL(link).host).toBe('wa.me');
  });

  test('is saved as a picture', async () => {
    const { host, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Picture' }));
    await user.click(await dialog.findByRole('button', { name: 'Download picture' }));
    const [[name, file] = []] = [...host.files];
    expect(name).toMatch(/^sunday-wrap-\d{4}-\d{2}-\d{2}\.png$/);
    expect(file?.type).toBe('image/png');
    const signature = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer()).slice(0, 8);
    expect([...signature]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  });

  test.each([
    ['Newsletter', endpoints.issues.wrap, 'Could not write the wrap of the week.'],
    ['Picture', endpoints.issues.wrapPicture, 'Could not draw the picture.'],
  ])('says when it fails, and tries again: %s', async (view, endpoint, message) => {
    api.fail(endpoint, 'unavailable');
    const { dialog } = await open();
    await user.click(dialog.getByRole('button', { name: view }));
    expect(await dialog.findByText(message)).toBeTruthy();
    api.recover();
    await user.click(dialog.getByRole('button', { name: /again/i }));
    expect(await dialog.findByRole('button', { name: /^(Make draft|Download picture)$/ })).toBeTruthy();
  });
});
