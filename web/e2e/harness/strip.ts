import type { Client } from '@quartermile/core/client';
import type { AdminCarSubmission, Category } from '@quartermile/core/domain';
import { launchServer, type RunningServer } from '@quartermile/core/testing';
import { signInClient } from './sign-in-client.js';
import { test as base, expect } from './test.js';

/** Times in ranking order, with ties at the top and at the tenth place. */
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

/** Adds fourteen cars to Our Drag Races and two to Votes by Viewers, the first of which has a vote. */
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

/** Playwright's test with a server whose leaderboard has exactly the entries that its tests need. */
export const test = base.extend<
  object,
  {
    /** A server with fourteen cars in Our Drag Races and two in Votes by Viewers. */ readonly strip: RunningServer;
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
