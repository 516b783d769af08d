import { expect, test } from 'vitest';
import { indexItems } from '../../kernel/lists/search-items.js';
import { placeItems } from './place-items.js';
import { searchFinder } from './search-finder.js';

const textOf = ({ label, detail, keywords }: ReturnType<typeof placeItems>[number]): string =>
  [label, detail, keywords].join('\n');
const index = indexItems(placeItems('owner'), textOf);
const find = (words: string) => searchFinder(index, words).flatMap(({ items }) => items);

test.each([
  ['logo', 'Name and logo of the site', { tab: 'site', heading: 'Names' }],
  ['logo', 'Add a sponsor or its logo', { tab: 'sponsors' }],
  ['backup', 'Backups', { tab: 'health' }],
  ['sunday', 'Write the Sunday wrap', { tab: 'newsletter', view: { 'newsletter.view': 'issues' } }],
  ['live', 'Go live', { tab: 'site', heading: 'Opening of the home page' }],
  ['smtp', 'Mail server', { tab: 'health' }],
  ['2fa', 'Authenticator app', { tab: 'security', heading: 'Authenticator app' }],
  ['stop votes', 'Pause votes and submissions', { tab: 'votes', heading: 'Pause votes and submissions' }],
  ['youtube', 'Add Video', { tab: 'videos', heading: 'Add Video' }],
  ['past events', 'Past', { tab: 'past-events' }],
])('%j finds %s where it is done', (words, label, to) => {
  expect(find(words).find((item) => item.label === label)?.to).toEqual(to);
});
