import { DEFAULT_WORLD_FACTS_SOURCE } from '@quartermile/core/domain';
import type { DemoCar } from './demo-car.js';

/**
 * Creates a reference car: no owner, no own run, one category, and the default source.
 */
function reference(
  car: Omit<DemoCar, 'owner' | 'time' | 'worldFacts' | 'standing'>,
  time: string,
  votes: number,
): DemoCar {
  const worldFacts = { time, source: DEFAULT_WORLD_FACTS_SOURCE };
  const standing = { status: 'approved', votes: { 'World Facts': votes } } as const;
  return { ...car, owner: null, time: null, worldFacts, standing };
}

/** The fastest verified quarter mile of well-known models. */
export const worldFactsCars: readonly DemoCar[] = [
  reference(
    {
      slug: 'rimac-nevera',
      name: 'Rimac Nevera',
      drivetrain: 'AWD',
      description: 'A motor for each wheel. The record day of 2023 was measured by two independent systems.',
      factory: {
        factoryYear: '2023',
        factoryPower: '1 408 kW',
        factoryTorque: '2 340 Nm',
        factoryZeroToHundred: '1.81 s',
      },
      daysAgo: 96,
    },
    '8.25',
    61,
  ),
  reference(
    {
      slug: 'dodge-demon-170',
      name: 'Dodge Challenger SRT Demon 170',
      drivetrain: 'RWD',
      description: 'The last word of the supercharged V8: on ethanol, with a prepared surface under it.',
      factory: {
        factoryYear: '2023',
        factoryPower: '764 kW',
        factoryTorque: '1 281 Nm',
        factoryQuarterMile: '8.91 s',
      },
      daysAgo: 95,
    },
    '8.91',
    74,
  ),
  reference(
    {
      slug: 'lucid-air-sapphire',
      name: 'Lucid Air Sapphire',
      drivetrain: 'AWD',
      description: 'Three motors in a saloon that seats five and does not make a sound.',
      factory: { factoryYear: '2023', factoryPower: '920 kW', factoryQuarterMile: '8.95 s' },
      daysAgo: 94,
    },
    '8.95',
    33,
  ),
  reference(
    {
      slug: 'tesla-model-s-plaid',
      name: 'Tesla Model S Plaid',
      drivetrain: 'AWD',
      description: 'The family car that ended a lot of arguments at the strip.',
      factory: {
        factoryYear: '2021',
        factoryPower: '760 kW',
        factoryZeroToHundred: '2.1 s',
        factoryQuarterMile: '9.23 s',
      },
      daysAgo: 93,
    },
    '9.23',
    52,
  ),
  reference(
    {
      slug: 'dodge-demon-2018',
      name: 'Dodge Challenger SRT Demon',
      drivetrain: 'RWD',
      description: 'Came with skinny front wheels in a crate, and lifted the real ones off the line.',
      factory: {
        factoryYear: '2018',
        factoryPower: '626 kW',
        factoryTorque: '1 044 Nm',
        factoryQuarterMile: '9.65 s',
      },
      daysAgo: 92,
    },
    '9.65',
    58,
  ),
  reference(
    {
      slug: 'porsche-918',
      name: 'Porsche 918 Spyder',
      drivetrain: 'AWD',
      description: 'A racing V8 with two electric motors. Still the benchmark of the first hybrid hypercars.',
      factory: {
        factoryYear: '2014',
        factoryPower: '652 kW',
        factoryTorque: '1 280 Nm',
        factoryZeroToHundred: '2.6 s',
      },
      daysAgo: 91,
    },
    '9.8',
    47,
  ),
  reference(
    {
      slug: 'porsche-911-turbo-s',
      name: 'Porsche 911 Turbo S (992)',
      drivetrain: 'AWD',
      description: 'Does it on a warm day with luggage in the front. And then again, and again.',
      factory: {
        factoryYear: '2020',
        factoryPower: '478 kW',
        factoryTorque: '800 Nm',
        factoryZeroToHundred: '2.7 s',
        factoryWeight: '1 640 kg',
      },
      daysAgo: 90,
    },
    '10.1',
    66,
  ),
  reference(
    {
      slug: 'porsche-taycan-turbo-s',
      name: 'Porsche Taycan Turbo S',
      drivetrain: 'AWD',
      description: 'Two gears on the rear axle, and the same launch at every try.',
      factory: {
        factoryYear: '2020',
        factoryPower: '560 kW',
        factoryTorque: '1 050 Nm',
        factoryZeroToHundred: '2.8 s',
        factoryWeight: '2 295 kg',
      },
      daysAgo: 89,
    },
    '10.5',
    29,
  ),
  reference(
    {
      slug: 'chevrolet-corvette-z06',
      name: 'Chevrolet Corvette Z06 (C8)',
      drivetrain: 'RWD',
      description: 'No turbo, no supercharger, 8 600 revs.',
      factory: {
        factoryYear: '2023',
        factoryPower: '500 kW',
        factoryTorque: '623 Nm',
        factoryQuarterMile: '10.6 s',
      },
      daysAgo: 88,
    },
    '10.6',
    38,
  ),
  reference(
    {
      slug: 'bmw-m5-f90',
      name: 'BMW M5 (F90)',
      drivetrain: 'AWD',
      description: 'All four wheels by default, two when you ask.',
      factory: {
        factoryYear: '2018',
        factoryPower: '441 kW',
        factoryTorque: '750 Nm',
        factoryZeroToHundred: '3.4 s',
      },
      daysAgo: 87,
    },
    '10.9',
    58,
  ),
  reference(
    {
      slug: 'bmw-m3-xdrive',
      name: 'BMW M3 Competition xDrive (G80)',
      drivetrain: 'AWD',
      description: 'Quicker on paper than the figure that its maker prints.',
      factory: {
        factoryYear: '2022',
        factoryPower: '375 kW',
        factoryTorque: '650 Nm',
        factoryZeroToHundred: '3.5 s',
      },
      daysAgo: 86,
    },
    '11.0',
    71,
  ),
  reference(
    {
      slug: 'honda-civic-type-r',
      name: 'Honda Civic Type R (FK8)',
      drivetrain: 'FWD',
      description: 'Front wheels, a manual box, and nowhere to hide a bad launch.',
      factory: { factoryYear: '2017', factoryPower: '228 kW', factoryTorque: '400 Nm' },
      daysAgo: 85,
    },
    '13.5',
    44,
  ),
];
