import type { Client } from '@quartermile/core/client';
import type { AdminCarSubmission, Category } from '@quartermile/core/domain';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { signInClient } from './sign-in-client.js';
import { test as base, expect } from './test.js';

/** Times in the order of the board; ties at the top, and at the tenth place. */
const TIMES = '9.8 9.8 10.1 10.1 10.4 11.0 11.1 11.2 11.3 11.5 11.50 11.5 12.0 13.0'.split(' ');
async function addCar(client: Client, category: Category, car: AdminCarSubmission): Promise<string> {
  const { _id: carId } = await client.cars.adminSubmit(car);
  await client.cars.updateFactorySpecs({
    carId,
    factoryYear: '2019',
    factoryQuarterMile: '13.1 s',
    factoryZeroToHundred: '4.6 s',
    factoryPower: '228 kW',
    factoryTorque: '400 Nm',
    factoryWeight: '1 476 kg',
  });
  return (await client.leaderboard.add({ carId, category }))._id;
}

/** A strip of fourteen cars, two cars to vote for, the first with a vote, and one world fact. */
async function fill(url: string): Promise<void> {
  const client = await signInClient(url);
  for (const [index, time] of TIMES.entries()) {
    const drivetrain = index % 2 === 0 ? 'RWD' : 'AWD';
    await addCar(client, 'Our Drag Races', { name: `Car ${index + 1}`, owner: 'Sipho', time, drivetrain });
  }
  const favourite = { name: 'Favourite', owner: 'Anna', time: '12.3', drivetrain: 'FWD' } as const;
  const entryId = await addCar(client, 'Votes by Viewers', favourite);
  await addCar(client, 'Votes by Viewers', { ...favourite, name: 'Outsider', owner: 'Pieter' });
  await client.leaderboard.vote(entryId);
}

/** Playwright's test with a product whose board holds just what its tests are about. */
export const test = base.extend<
  object,
  {
    /** Fourteen cars on the strip, two to vote for. */ readonly strip: RunningServer;
  }
>({
  strip: [
    async ({}, use) => {
      const server = await launchServer();
      await fill(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
