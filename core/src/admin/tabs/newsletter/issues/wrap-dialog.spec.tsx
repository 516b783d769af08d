import { notifications } from '@mantine/notifications';
import { issueRoutes, wrapRoutes } from '@quartermile/core/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildEntry, MemoryApi } from '../../../../testing/index.js';
import { createMemoryHost } from '../../../test/memory-host.js';
import { renderDashboard } from '../../../test/render-dashboard.js';

const user = userEvent.setup();
let api: MemoryApi;

beforeEach(() => {
  notifications.clean();
  api = new MemoryApi();
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const open = async () => {
  const host = createMemoryHost(api.transport, api.openSession());
  renderDashboard(host, 'newsletter');
  await press('Newsletters');
  await press('Sunday wrap');
  return { host, dialog: within(await screen.findByRole('dialog', { name: 'Sunday wrap' })) };
};
const addNewEntry = () => {
  const createdAt = new Date().toISOString();
  const entry = buildEntry({ category: 'Our Drag Races', createdAt, car: { name: 'Golf R' } });
  api.content.week = { entries: [entry], records: [], events: [] };
};

describe('the Sunday wrap', () => {
  test('becomes a draft that is shown in the list', async () => {
    addNewEntry();
    const { dialog } = await open();
    expect(await dialog.findByText('New on the board')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Make draft' }));
    expect(await screen.findByText('Draft saved. Look at its preview before you send it.')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Sunday wrap' })).toBeNull();
    expect(await screen.findByRole('listitem', { name: /^Sunday wrap, / })).toBeTruthy();
    expect(api.content.issues).toMatchObject([
      { status: 'draft', blocks: expect.arrayContaining([{ kind: 'heading', text: 'New on the board' }]) },
    ]);
  });

  test('stays open when the draft could not be saved', async () => {
    const { dialog } = await open();
    api.trouble.set(issueRoutes.add, 'unavailable');
    await user.click(await dialog.findByRole('button', { name: 'Make draft' }));
    expect(await screen.findByText('Failed to save the draft. Please try again.')).toBeTruthy();
    const stillOpen = within(screen.getByRole('dialog', { name: 'Sunday wrap' }));
    expect(stillOpen.getByRole('button', { name: 'Make draft' })).toBeTruthy();
  });

  test('of a quiet week says so', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText(/^A quiet week: nobody took a lead/)).toBeTruthy();
  });

  test('is copied as text, or opened in WhatsApp', async () => {
    addNewEntry();
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
    ['Newsletter', wrapRoutes.draft, 'Could not write the wrap of the week.'],
    ['Picture', wrapRoutes.picture, 'Could not draw the picture.'],
  ])('says when it fails, and tries again: %s', async (view, route, message) => {
    api.trouble.set(route, 'unavailable');
    const { dialog } = await open();
    await user.click(dialog.getByRole('button', { name: view }));
    expect(await dialog.findByText(message)).toBeTruthy();
    api.trouble.delete(route);
    await user.click(dialog.getByRole('button', { name: /again/i }));
    expect(await dialog.findByRole('button', { name: /^(Make draft|Download picture)$/ })).toBeTruthy();
  });
});
