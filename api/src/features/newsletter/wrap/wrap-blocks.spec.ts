import { expect, test } from '@jest/globals';
import { buildWeek, buildWrapCar } from './test/build-week.js';
import { wrapDraft } from './wrap-blocks.js';

const week = buildWeek({
  leaders: [
    { ...buildWrapCar(1), drivetrain: null, before: { name: 'Car 9', driver: 'Driver 9' } },
    { ...buildWrapCar(2), drivetrain: 'AWD', before: null },
    { ...buildWrapCar(3, { figure: null }), drivetrain: 'RWD', before: null },
  ],
  gains: [
    { ...buildWrapCar(4), places: 1 },
    { ...buildWrapCar(5), places: 2 },
  ],
  entries: [buildWrapCar(6), buildWrapCar(7, { figure: null })],
  moreEntries: 2,
  fights: [
    { ahead: buildWrapCar(1), behind: buildWrapCar(2), gap: '0.02 s' },
    { ahead: buildWrapCar(2), behind: buildWrapCar(3), gap: null },
  ],
  event: { id: 'night', title: 'Night run', when: 'Saturday, 5 December 2026', place: null },
});
const ORIGIN = 'https://quartermile.example';

test('the draft of a week has a line for each car, and the cards of the first two leaders and of the event', () => {
  expect(wrapDraft(week, ORIGIN)).toEqual({
    subject: 'Sunday wrap, 22 November 2026',
    blocks: [
      { kind: 'paragraph', text: 'What changed on the board since 15 November 2026.' },
      { kind: 'heading', text: 'New leaders' },
      {
        kind: 'paragraph',
        text: [
          'Car 1 leads Our Drag Races with 11.0 s. Before: Car 9.',
          'Car 2 is first of the all-wheel drives (Our Drag Races) with 12.0 s.',
          'Car 3 is first of the rear-wheel drives (Our Drag Races).',
        ].join('\n'),
      },
      { kind: 'car', id: '1' },
      { kind: 'car', id: '2' },
      { kind: 'heading', text: 'Biggest gains' },
      {
        kind: 'paragraph',
        text: [
          'Car 4 gained a place: 4th in Our Drag Races.',
          'Car 5 gained 2 places: 5th in Our Drag Races.',
        ].join('\n'),
      },
      { kind: 'heading', text: 'New on the board' },
      {
        kind: 'paragraph',
        text: ['Car 6: 16.0 s, 6th in Our Drag Races.', 'Car 7: 7th in Our Drag Races.', 'And 2 more.'].join(
          '\n',
        ),
      },
      { kind: 'heading', text: 'Closest fights' },
      {
        kind: 'paragraph',
        text: [
          'Car 2 is 0.02 s behind Car 1 for 1st in Our Drag Races.',
          'Car 2 and Car 3 share 2nd in Our Drag Races.',
        ].join('\n'),
      },
      { kind: 'heading', text: 'Next event' },
      { kind: 'event', id: 'night' },
      { kind: 'button', label: 'See the whole board', link: 'https://quartermile.example/leaderboard' },
    ],
  });
});

test('a paragraph of the draft is never longer than a block may be', () => {
  const entries = [buildWrapCar(1, { name: 'x'.repeat(6000) })];
  const { blocks } = wrapDraft({ ...week, leaders: [], gains: [], fights: [], entries }, ORIGIN);
  expect(blocks[2]).toEqual({ kind: 'paragraph', text: 'x'.repeat(5000) });
});
