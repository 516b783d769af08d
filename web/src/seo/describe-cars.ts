import {
  type CarPage,
  carPagePath,
  carTitle,
  type DriverPage,
  type Drivetrain,
  messages,
  rankingTimeText,
} from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

const configurations: Readonly<Record<Drivetrain, string>> = {
  FWD: 'https://schema.org/FrontWheelDriveConfiguration',
  AWD: 'https://schema.org/AllWheelDriveConfiguration',
  RWD: 'https://schema.org/RearWheelDriveConfiguration',
};

/** Structured data (schema.org) of a car with its best time. */
export function describeCar({ publicUrl }: RootData, { car }: CarPage, path: string): object {
  const time = rankingTimeText(car);
  const additionalProperty = {
    '@type': 'PropertyValue',
    name: messages.leaderboard.time,
    value: Number(time),
    unitCode: 'SEC',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: carTitle(car),
    url: new URL(path, publicUrl).href,
    driveWheelConfiguration: configurations[car.drivetrain],
    ...(car.image && { image: [new URL(car.image, publicUrl).href] }),
    ...(car.factoryYear && { vehicleModelDate: car.factoryYear }),
    ...(time !== null && { additionalProperty: [additionalProperty] }),
  };
}

/** Structured data (schema.org) of a driver, and the pages of the cars. */
export function describeDriver({ publicUrl }: RootData, { name, cars }: DriverPage, path: string): object {
  const owns = cars.map(({ _id, car }) => ({
    '@type': 'Car',
    name: carTitle(car),
    url: new URL(carPagePath({ _id, name: carTitle(car) }), publicUrl).href,
  }));
  const mainEntity = { '@type': 'Person', name, url: new URL(path, publicUrl).href, owns };
  return { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity };
}
