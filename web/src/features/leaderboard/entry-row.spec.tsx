import type { Entry, Place } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useVotesAsStore, type Votes, VotesContext } from '../../votes/votes-store.js';
import { EntryRow } from './entry-row.js';

/** Votes of a browser that voted for one entry, or for none. */
const votesWith = (votedId: string | null): Votes => ({
  stateOf: ({ _id }) => (_id === votedId ? 'voted' : 'none'),
  countOf: ({ _id, votes }) => (_id === votedId ? votes + 1 : votes),
  vote: async () => undefined,
  act: async () => undefined,
  announcement: '',
  focusedId: null,
  setFocusedId: () => undefined,
});

/** A place whose car counts how often it is read, which each rendering of its row does. */
function countReads(entry: Entry) {
  const reads = { count: 0 };
  const car = new Proxy(entry.car, {
    get(target, name) {
      reads.count += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  return { place: { position: 1, entry: { ...entry, car } } satisfies Place, reads };
}

const Rows = ({ places, votes }: { readonly places: readonly Place[]; readonly votes: Votes }) => (
  <QuartermileProvider env="test">
    <MemoryRouter>
      <VotesContext value={useVotesAsStore(votes)}>
        {places.map((place) => (
          <EntryRow key={place.entry._id} place={place} today={0} />
        ))}
      </VotesContext>
    </MemoryRouter>
  </QuartermileProvider>
);

test('a vote renders its count, and no other figure of any car', () => {
  const voted = countReads(buildEntry({ _id: 'golf', votes: 4, car: { name: 'Golf 7 R' } }));
  const other = countReads(buildEntry({ _id: 'polo', votes: 7, car: { name: 'Polo GTI' } }));
  const places = [voted.place, other.place];
  const { rerender } = render(<Rows places={places} votes={votesWith(null)} />);
  const [ofVoted, ofOther] = [voted.reads.count, other.reads.count];
  rerender(<Rows places={places} votes={votesWith('golf')} />);
  expect(screen.getByText('5 votes')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Voted' })).toHaveLength(1);
  expect(voted.reads.count).toBe(ofVoted);
  expect(other.reads.count).toBe(ofOther);
});

test('ranking the board again renders the rows that changed, and no other', () => {
  const first = countReads(buildEntry({ _id: 'golf', car: { name: 'Golf 7 R' } }));
  const second = countReads(buildEntry({ _id: 'polo', car: { name: 'Polo GTI' } }));
  const votes = votesWith(null);
  const { rerender } = render(<Rows places={[first.place, second.place]} votes={votes} />);
  const [ofFirst, ofSecond] = [first.reads.count, second.reads.count];
  rerender(<Rows places={[{ ...first.place }, { ...second.place, position: 2 }]} votes={votes} />);
  expect(screen.getByRole('img', { name: 'Silver' })).toBeTruthy();
  expect(first.reads.count).toBe(ofFirst);
  expect(second.reads.count).toBeGreaterThan(ofSecond);
});

test('rows that were linked stay open when another one is linked', () => {
  const places = ['golf', 'polo'].map((_id) => ({ position: 1, entry: buildEntry({ _id }) }));
  const Linked = ({ id }: { readonly id: string }) => (
    <QuartermileProvider env="test">
      <MemoryRouter>
        <VotesContext value={useVotesAsStore(votesWith(null))}>
          {places.map((place) => (
            <EntryRow key={place.entry._id} place={place} today={0} isLinked={place.entry._id === id} />
          ))}
        </VotesContext>
      </MemoryRouter>
    </QuartermileProvider>
  );
  const { rerender } = render(<Linked id="golf" />);
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  rerender(<Linked id="polo" />);
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
});
