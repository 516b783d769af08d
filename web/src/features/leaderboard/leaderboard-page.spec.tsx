import { buildEntry, sendJson } from '@quartermile/core/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { answer, entries, LIST, openBoard, row, startApi } from './test/board-stage.js';

startApi();

describe('the filters by facts of runs', () => {
  const [tarlton, killarney] = ['a', 'b'].map((digit, place) => ({
    _id: `01900000-0000-7000-8000-00000000000${digit}`,
    name: ['Tarlton', 'Killarney'][place] ?? '',
    place: 'Here',
    altitude: null,
  }));
  const runs = [
    buildEntry({ _id: '1', car: { name: 'Supra', strip: tarlton, runDate: '2025-03-07' } }),
    buildEntry({ _id: '2', car: { name: 'Polo', strip: killarney, runDate: '2026-03-07' } }),
    buildEntry({ _id: '3', car: { name: 'Golf' } }),
  ];
  const optionsOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  const cars = () => screen.getAllByRole('listitem').map((item) => within(item).getAllByRole('button')[0]);

  test('are offered where runs of the board have such facts, and not elsewhere', async () => {
    await openBoard();
    expect([screen.queryByLabelText('Strip'), screen.queryByLabelText('Year')]).toEqual([null, null]);
    cleanup();
    answer(LIST, (response) => sendJson(response, 200, runs));
    await openBoard();
    await screen.findByText('3 cars');
    expect(optionsOf('Strip')).toEqual(['All strips', 'Killarney', 'Tarlton']);
    expect(optionsOf('Year')).toEqual(['All years', '2026', '2025']);
  });

  test('select together with the search, and can be taken back', async () => {
    answer(LIST, (response) => sendJson(response, 200, runs));
    const user = await openBoard();
    await screen.findByText('3 cars');
    await user.selectOptions(screen.getByLabelText('Strip'), 'Tarlton');
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect(cars()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Year'), '2026');
    expect(await screen.findByText('0 cars')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Strip'), 'All strips');
    expect(await screen.findByText('1 car')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Year'), 'All years');
    expect(await screen.findByText('3 cars')).toBeTruthy();
  });

  test('show what an address selects, also where no run has it', async () => {
    answer(LIST, (response) => sendJson(response, 200, runs));
    await openBoard('/leaderboard?strip=01900000-0000-7000-8000-00000000000f&year=1999');
    expect(await screen.findByText('0 cars')).toBeTruthy();
    const selected = ['Strip', 'Year'].map(
      (label) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.text,
    );
    expect(selected).toEqual(['Other', 'Other']);
    expect(screen.getByRole('link', { name: 'Show all cars' }).getAttribute('href')).toBe('/leaderboard');
  });
});

test('strip and year are behind a button, which counts them', async () => {
  const user = await openBoard('/leaderboard?strip=01900000-0000-7000-8000-00000000000f&year=1999');
  const button = await screen.findByRole('button', { name: 'Filters (2)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.selectOptions(screen.getByLabelText('Year'), 'All years');
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeTruthy();
});

describe('the boards', () => {
  test('there are three tabs, and the first one is World Facts with its disclaimer', async () => {
    await openBoard();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.querySelector('span')?.textContent);
    expect(tabs).toEqual(['World Facts', 'Our Drag Races', 'Votes by Viewers']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('World Facts');
    expect(await screen.findByText(/fastest verified quarter-mile times per model/)).toBeTruthy();
    expect(screen.getByText('2 cars')).toBeTruthy();
  });

  test('the votes board shows the total of votes and no disclaimer', async () => {
    const user = await openBoard();
    await user.click(screen.getByRole('tab', { name: 'Votes by Viewers' }));
    expect(await screen.findByText('2 votes')).toBeTruthy();
    expect(screen.queryByText(/verified/i)).toBeNull();
  });

  test('a board without cars says so', async () => {
    await openBoard('/leaderboard?category=Our+Drag+Races');
    expect(screen.getByRole('heading', { name: 'No Cars Yet' })).toBeTruthy();
    expect(screen.getByText('No cars in this category yet. Be the first to submit!')).toBeTruthy();
  });

  test('World Facts says where its times come from, also without cars or without a match', async () => {
    answer(LIST, (response) => sendJson(response, 200, []));
    await openBoard();
    expect(await screen.findByText(/^Verified data of an external lap-time site/)).toBeTruthy();
    cleanup();
    answer(LIST, (response) => sendJson(response, 200, entries));
    await openBoard('/leaderboard?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'No match' })).toBeTruthy();
    expect(screen.getByText(/^Verified data of an external lap-time site/)).toBeTruthy();
  });

  test('a drivetrain narrows the board', async () => {
    const user = await openBoard();
    await user.click(screen.getByRole('radio', { name: 'FWD' }));
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Golf 7 R/ })).toBeNull();
  });

  test.each([
    ['a board and then a drivetrain', ['tab', 'Votes by Viewers'], ['radio', 'FWD']],
    ['a drivetrain and then a board', ['radio', 'FWD'], ['tab', 'Votes by Viewers']],
  ])('%s, chosen faster than pages change, both count', async (_, ...choices) => {
    await openBoard();
    for (const [role = '', name = ''] of choices) fireEvent.click(screen.getByRole(role, { name }));
    expect(await screen.findByText('1 vote')).toBeTruthy();
    expect(await screen.findByText('1 car')).toBeTruthy();
  });

  test('a search finds its car once typing pauses', async () => {
    const user = await openBoard();
    await user.type(screen.getByRole('searchbox', { name: 'Search cars' }), 'polo');
    expect(await screen.findByText('1 car')).toBeTruthy();
    expect((await row('Polo GTI')).getByRole('img', { name: 'Silver' })).toBeTruthy();
  });

  test('arrow keys walk along the tabs', async () => {
    const user = await openBoard();
    screen.getByRole('tab', { name: 'World Facts' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.textContent).toContain('Votes by Viewers');
    await user.keyboard(' ');
    expect(await screen.findByText('2 votes')).toBeTruthy();
  });
});

describe('a row', () => {
  test('shows medal, owner, drivetrain, time and votes, and is one sentence for screen readers', async () => {
    await openBoard();
    const golfRow = await row('Golf 7 R');
    expect(golfRow.getByRole('img', { name: 'Gold' })).toBeTruthy();
    const sentence = 'Polo GTI, 2nd, 14.2 s, +2.4 s, driven by Thabo, FWD';
    expect((await row('Polo GTI')).getByRole('button', { name: sentence })).toBeTruthy();
    for (const text of ['AWD', '11.8', '4 votes']) expect(golfRow.getAllByText(text)[0]).toBeTruthy();
  });

  test('opens and closes by itself', async () => {
    const user = await openBoard();
    const [first, second] = [await row('Golf 7 R'), await row('Polo GTI')].map((one) =>
      one.getByRole('button', { expanded: false }),
    );
    if (!first || !second) throw new Error('two rows expected');
    await user.click(first);
    await user.click(second);
    expect([first, second].map((one) => one.getAttribute('aria-expanded'))).toEqual(['true', 'true']);
    await user.click(first);
    expect([first, second].map((one) => one.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });

  test('that the address links to is open', async () => {
    await openBoard('/leaderboard#entry-polo-facts');
    const linked = (await row('Polo GTI')).getByRole('button', { name: /^Polo GTI/ });
    await waitFor(() => expect(linked.getAttribute('aria-expanded')).toBe('true'));
  });

  test('that the address links to is found on another board, and its page gone to', async () => {
    await openBoard('/leaderboard#entry-polo-votes');
    expect(await screen.findByText('The page of polo-votes')).toBeTruthy();
  });
});

describe('sorting the rows', () => {
  const shown = () =>
    screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);
  const header = (name: string) => screen.getByRole('columnheader', { name });

  test('by votes and back changes no place, and says in which order they are', async () => {
    const user = await openBoard();
    expect(shown()).toEqual(['Golf 7 R', 'Polo GTI']);
    expect(header('Rank').getAttribute('aria-sort')).toBe('ascending');
    for (const direction of ['ascending', 'descending']) {
      await user.click(screen.getByRole('button', { name: 'Votes' }));
      expect(header('Votes').getAttribute('aria-sort')).toBe(direction);
    }
    expect(shown()).toEqual(['Polo GTI', 'Golf 7 R']);
    expect((await row('Polo GTI')).getByRole('img', { name: 'Silver' })).toBeTruthy();
    expect(header('Rank').hasAttribute('aria-sort')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Rank' }));
    expect(shown()).toEqual(['Golf 7 R', 'Polo GTI']);
  });
});

describe('sharing a row', () => {
  const open = async (path = '/leaderboard#entry-polo-facts') => {
    const user = await openBoard(path);
    const poloRow = await row('Polo GTI');
    await user.click(await poloRow.findByRole('link', { name: 'Share' }));
    return poloRow;
  };
  // Removes the share sheet that a test defined; jsdom has none.
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('copies the link of its page where there is no share sheet, and says so', async () => {
    const poloRow = await open();
    expect(await poloRow.findByText('Link copied.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/leaderboard/polo-facts`);
    expect(poloRow.getByRole('link', { name: 'Share' }).getAttribute('href')).toBe('/leaderboard/polo-facts');
  });

  test.each([
    ['the whole board', '/leaderboard#entry-polo-facts'],
    ['a search', '/leaderboard?q=polo#entry-polo-facts'],
    ['a filter', '/leaderboard?drivetrain=FWD#entry-polo-facts'],
  ])('from %s hands the place on the whole board to the share sheet', async (_, path) => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (link: ShareData) => void shared.push(link) });
    await open(path);
    const title = 'Polo GTI: 14.2 s, 2nd in World Facts';
    expect(shared).toEqual([{ title, url: `${window.location.origin}/leaderboard/polo-facts` }]);
  });
});

describe('what is new since the last visit', () => {
  const found = {
    ids: ['polo-facts'],
    notes: { 'World Facts': '1 new since your last visit' },
    mark: 'New since your last visit',
  };

  test('is said above its board and marked in its row', async () => {
    localStorage.setItem('quartermile.newEntries', JSON.stringify(found));
    const user = await openBoard();
    expect((await row('Polo GTI')).getByRole('img', { name: found.mark })).toBeTruthy();
    expect((await row('Golf 7 R')).queryByRole('img', { name: found.mark })).toBeNull();
    expect(screen.getByText('1 new since your last visit')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /^Votes by Viewers/ }));
    await waitFor(() => expect(screen.queryByText('1 new since your last visit')).toBeNull());
  });

  test('is nothing on a first visit, and where the stored value is damaged', async () => {
    localStorage.setItem('quartermile.newEntries', '{"ids":7}');
    await openBoard();
    expect(await row('Polo GTI')).toBeTruthy();
    expect(screen.queryByRole('img', { name: found.mark })).toBeNull();
  });
});
