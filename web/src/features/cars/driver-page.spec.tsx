import type { Car, DriverCar } from '@quartermile/core/domain';
import { buildCar } from '@quartermile/core/testing';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { DriverPageView } from './driver-page.js';

const facts = { worldFacts: '9.9', worldFactsSource: 'MotorTrend' };
const carOf = (_id: string, car: Partial<Car>): DriverCar => ({
  _id,
  car: buildCar({ _id, name: _id, ...car }),
  runs: 1,
  places: [],
});

/** The page of a driver with these cars: its summary and its cards. */
function show(...cars: DriverCar[]) {
  const { container } = render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <DriverPageView
          loaded={{ _id: 'd', name: 'Thabo', cars }}
          reload={() => expect.unreachable()}
          isReloading={false}
        />
      </MemoryRouter>
    </QuartermileProvider>,
  );
  return {
    summary: container.querySelector('header')?.textContent,
    cards: screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')?.textContent ?? ''),
  };
}

test('a World Facts time has its source on the page of its driver, and no other time has one', () => {
  const { summary, cards } = show(
    carOf('GT-R', { time: null, ...facts }),
    carOf('Polo', { time: '12.1', ...facts }),
  );
  expect(summary).toBe('Thabo2 cars, quickest 9.9s (MotorTrend)');
  expect(cards.map((card) => card.includes('Source: MotorTrend'))).toEqual([true, false]);
});

test('a time of the car’s own is the quickest one without a source', () => {
  const { summary } = show(carOf('Polo', { time: '9.8', ...facts }), carOf('GT-R', { time: null, ...facts }));
  expect(summary).toBe('Thabo2 cars, quickest 9.8s');
});
