import { NetworkError } from '@quartermile/core/client';
import { apiPath, type CarPage, carPageRoutes, segmentRoutes } from '@quartermile/core/domain';
import { buildCar } from '@quartermile/core/testing';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { CarPageView } from './car-page.js';
import { loadCar } from './load-pages.js';

const page: CarPage = {
  _id: 'car',
  driverId: null,
  car: buildCar({ _id: 'run', name: 'Polo GTI' }),
  runs: [],
  places: [{ category: 'Our Drag Races', place: 3, of: 9, votes: 0, entryId: 'entry' }],
};
const segments = [
  { slug: 'front-wheel-drive', name: 'Front-Wheel Drive', place: 1, of: 4 },
  { slug: 'this-year', name: 'This Year', place: 2, of: 8 },
];

/** A client whose requests have these responses by path; others fail as without a connection. */
const clientWith = (responses: Record<string, unknown>) => ({
  call: async <Answer,>({ path }: { readonly path: string }) => {
    if (!(path in responses)) throw new NetworkError('connection');
    return responses[path] as Answer;
  },
});
const ofCar = { [apiPath(carPageRoutes.car, { carId: 'car' })]: page };
const ofEntry = apiPath(segmentRoutes.ofEntry, { entryId: 'entry' });

async function show(client: ReturnType<typeof clientWith>): Promise<void> {
  const loaded = await loadCar(client as never, 'car');
  render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <CarPageView loaded={loaded} reload={() => expect.unreachable()} isReloading={false} />
      </MemoryRouter>
    </QuartermileProvider>,
  );
}

test('the page of a car links to its segments with its places', async () => {
  await show(clientWith({ ...ofCar, [ofEntry]: segments }));
  const links = within(screen.getByRole('navigation', { name: 'Segments' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1st in Front-Wheel Drive', '/segments/front-wheel-drive'],
    ['2nd this year', '/segments/this-year'],
  ]);
});

test('the page of a car is complete without its segments, if they cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await show(clientWith(ofCar));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Polo GTI');
  expect(screen.queryByRole('navigation', { name: 'Segments' })).toBeNull();
});
