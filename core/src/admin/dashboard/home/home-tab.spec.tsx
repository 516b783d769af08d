import { type HealthItem, NO_DEMO_CONTENT } from '@quartermile/core/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdminCar, buildAdminEntry, endpoints, FakeApi } from '../../../testing/index.js';
import { createMemoryHost } from '../../test/memory-host.js';
import { renderInTheme } from '../../test/render-dashboard.js';
import { serveCars } from '../../test/serve-cars.js';
import { AdminDashboard } from '../admin-dashboard.js';

const user = userEvent.setup();
let api: FakeApi;

beforeEach(() => {
  api = new FakeApi();
});

const open = () =>
  renderInTheme(
    <AdminDashboard host={createMemoryHost(api.transport, 'token')} renderSignedOut={() => null} />,
  );
const tile = (label: string) => screen.findByRole('button', { name: new RegExp(`^(\\d+|–)\\s*${label}`) });
const isOpen = (tab: string) => screen.findByRole('tab', { name: new RegExp(tab), selected: true });

const video = {
  _id: 'v',
  id: 'v',
  title: 'Hatch day',
  link: 'https://youtu.be/abcdefghijk',
  thumbnail: null,
  views: 1200,
  createdAt: '2026-11-20T08:00:00.000Z',
};

describe('the Dashboard tab', () => {
  test('is the first one to show, with its five tiles in their order', async () => {
    api.respond(endpoints.videos.list, [video, { ...video, _id: 'w', id: 'w', views: 34 }]);
    serveCars(api, [buildAdminCar({ _id: 'a' }), buildAdminCar({ _id: 'b' })]);
    api.respond(endpoints.leaderboard.list, [buildAdminEntry()]);
    open();
    await isOpen('Dashboard');
    await screen.findByText('2 submissions awaiting review');
    await tile('Sponsors');
    const tiles = screen.getAllByRole('button', { name: /^\d/ }).map(({ textContent }) => textContent);
    expect(tiles).toEqual([
      '2 cars are waiting',
      '2Total Videos',
      '1Leaderboard Cars',
      '0Sponsors',
      '2Pending Submissions',
      '1\u00a0234Total Views',
    ]);
    expect(screen.getByText('1 car on the leaderboard')).toBeTruthy();
    expect(screen.getByText('2 videos in the library')).toBeTruthy();
    expect(screen.getByRole('tab', { name: /Pending Submissions/ }).textContent).toBe('Pending Submissions2');
  });

  test('lets its tiles enter one tenth of a second after the other', async () => {
    open();
    await tile('Total Views');
    const delays = screen.getAllByRole('button', { name: /^(\d|–)/ }).map((one) => one.style.animationDelay);
    expect(delays).toEqual(['0ms', '100ms', '200ms', '300ms', '400ms']);
  });

  test('says when everything is reviewed', async () => {
    open();
    expect(await screen.findByText('All submissions reviewed')).toBeTruthy();
  });

  test('says when a list could not be loaded, and counts it as empty', async () => {
    api.respond(endpoints.videos.list, [video]);
    api.fail(endpoints.leaderboard.list, 'unavailable');
    open();
    expect((await screen.findByText('Could not be loaded.')).parentElement?.textContent).toContain(
      '0Leaderboard Cars',
    );
    expect((await tile('Total Videos')).textContent).toBe('1Total Videos');
    expect(screen.queryByText(/on the leaderboard$/)).toBeNull();
  });

  test.each([
    ['Manage Videos', 'Video Management'],
    ['Manage Leaderboard', 'Leaderboard Cars'],
    ['Review Submissions', 'Pending Submissions'],
    ['Manage Sponsors', 'Sponsor Management'],
    [/Total Views$/, 'Video Management'],
    [/Pending Submissions$/, 'Pending Submissions'],
  ])('goes by %s to %s', async (action, tab) => {
    open();
    await user.click(await screen.findByRole('button', { name: action }));
    await isOpen(tab);
  });

  test('draws the last 30 days, with a table for screen readers', async () => {
    api.respond(endpoints.admin.statistics, {
      days: [
        { date: '2026-11-20', submissions: 1, votes: 1200, views: 3 },
        { date: '2026-11-21', submissions: 2, votes: 34, views: 0 },
      ],
    });
    open();
    const votes = within(await screen.findByRole('table', { name: 'Votes' }));
    expect(votes.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DayVotes',
      '2026-11-201200',
      '2026-11-2134',
    ]);
    expect(screen.getByText('1 234')).toBeTruthy();
    const titles = [...document.querySelectorAll('svg title')];
    const bar = titles.find(({ textContent }) => textContent === '21 Nov: 34')?.nextElementSibling;
    expect(Number(bar?.getAttribute('height'))).toBeCloseTo((100 * 34) / 1200);
  });

  test('says when the last 30 days could not be loaded, and loads them again', async () => {
    api.fail(endpoints.admin.statistics, 'unavailable');
    open();
    expect(await screen.findByText('Could not load the last 30 days.')).toBeTruthy();
    api.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Votes' })).toBeTruthy();
  });
});

describe('what needs the administrator', () => {
  const needs = async () => within(await screen.findByRole('region', { name: 'What needs you' }));
  const build = (item: Pick<HealthItem, 'id' | 'label'> & Partial<HealthItem>): HealthItem => ({
    ...{ state: 'off', summary: 'Not set.', action: 'Set it.', since: null, details: [], retryable: false },
    ...item,
  });
  const serveHealth = (...items: HealthItem[]) =>
    api.respond(endpoints.admin.health, { checkedAt: '2026-11-21T08:00:00.000Z', items });

  test('comes first, each as a link to where it is done', async () => {
    serveCars(api, [buildAdminCar({ _id: 'a' })]);
    serveHealth(
      build({ id: 'disk', label: 'Disk', state: 'error', summary: 'The disk is full.' }),
      build({ id: 'mail', label: 'Mail' }),
      build({ id: 'backup', label: 'Backups' }),
    );
    open();
    await (await needs()).findByRole('button', { name: '1 car is waiting' });
    await (await needs()).findByRole('button', { name: 'Mail is not set up' });
    const links = (await needs()).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '1 car is waiting',
      'The disk is full.',
      'Mail is not set up',
      'No backup yet',
    ]);
    const [first] = screen.getByRole('tabpanel').querySelectorAll('button');
    expect(first?.textContent).toBe('1 car is waiting');
    await user.click((await needs()).getByRole('button', { name: 'No backup yet' }));
    await isOpen('Health');
  });

  test('is left out while nothing does', async () => {
    serveHealth(build({ id: 'mail', label: 'Mail', state: 'ok', action: null }));
    open();
    await tile('Total Views');
    await waitFor(() => expect(api.calls(endpoints.admin.health).length).toBeGreaterThan(0));
    expect(screen.queryByRole('region', { name: 'What needs you' })).toBeNull();
  });
});

test('the first login leaves figures and actions in place, and leads to the first steps by a card', async () => {
  api.respond(endpoints.admin.setup, { finished: false, demo: { ...NO_DEMO_CONTENT, cars: 43 } });
  open();
  const card = within(await screen.findByRole('region', { name: 'Make it yours' }));
  expect(card.getByText(/^This site shows demo content: 43 cars\./)).toBeTruthy();
  expect(await tile('Total Videos')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Review Submissions' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Open the first steps' }));
  expect(await screen.findByRole('form', { name: 'Name' })).toBeTruthy();
  await isOpen('Make it yours');
});
