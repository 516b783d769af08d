import { expect, test } from 'vitest';
import { findReviewLink, readReviewLink } from './review-link.js';

test('a deep link names a submission, and its site', () => {
  const carId = '0198c2a4-9f';
  expect(readReviewLink(`quartermile://review/${carId}`)).toEqual({ carId, site: null });
  const named = `quartermile://review/${carId}?site=${encodeURIComponent('https://example.org/admin')}`;
  expect(readReviewLink(named)).toEqual({ carId, site: 'https://example.org' });
  expect(findReviewLink(['quartermile', '--flag', 'quartermile://review/golf'])?.carId).toBe('golf');
});

test.each([
  'quartermile://review/',
  'quartermile://review/a/b',
  'quartermile://review/../x',
  'quartermile://review/%2e%2e',
  'quartermile://delete/golf',
  'quartermile://review/golf?site=',
  'quartermile://review/golf?site=http://example.org',
  'quartermile://review/golf?site=%zz',
  'quartermile://review/golf?other=https://example.org',
  'https://review/golf',
  '',
])('"%s" names nothing', (link) => {
  expect(readReviewLink(link)).toBeNull();
});
