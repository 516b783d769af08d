import { describe, expect, it } from '@jest/globals';
import { type AdminCar, CAR_FIELDS, type Car, FIRST_RULES_VERSION } from '@quartermile/core/domain';
import { buildCar } from '@quartermile/core/testing';
import type { StoredImage } from '../media/index.js';
import { CarEntity } from './car.entity.js';
import {
  PUBLIC_CAR_COLUMNS,
  type PublicCar,
  toAdminCar,
  toAdminEntry,
  toCar,
  toEntry,
} from './car.presenter.js';
import { EntryEntity } from './entry.entity.js';

/** The private fields, independent of the field table. */
type Personal =
  | 'cellphone'
  | 'proofImage'
  | 'status'
  | 'requestedCategories'
  | 'rejectionReason'
  | 'reviewedAt';
type Leaks = Extract<keyof PublicCar | keyof Car, Personal>;
/** Fails to compile if the input or the output of the public presenter contains a private field. */
const carriesNothingPersonal: [Leaks] extends [never] ? true : false = true;

const name = `${'ab'.repeat(32)}-600x400`;
const signedLink = (image: StoredImage): string => `/media/${image.visibility}/${image.name}?signed`;

const buildEntity = (overrides: Partial<CarEntity> = {}): CarEntity =>
  Object.assign(new CarEntity(), {
    ...Object.fromEntries(CAR_FIELDS.map((field) => [field, null])),
    id: 'c1',
    name: 'Golf 7 R',
    owner: 'Thandi',
    cellphone: '+27 82 123 4567',
    image: name,
    proofImage: name.replace('ab', 'cd'),
    time: '9.80',
    worldFacts: '9.5',
    worldFactsSource: 'The slip',
    drivetrain: 'AWD',
    description: null,
    factoryYear: '2016',
    factoryQuarterMile: null,
    factoryZeroToHundred: null,
    factoryPower: '228 kW',
    factoryTorque: null,
    factoryWeight: null,
    status: 'rejected',
    requestedCategories: ['World Facts'],
    rejectionReason: 'Blurred',
    reviewedAt: new Date('2026-11-21T10:00:00Z'),
    createdAt: new Date('2026-11-20T10:00:00Z'),
    vehicleId: 'v1',
    approvedCategories: [],
    ...overrides,
  });

const publicShape: Car = {
  ...buildCar(),
  _id: 'c1',
  name: 'Golf 7 R',
  owner: 'Thandi',
  time: '9.80',
  worldFacts: '9.5',
  worldFactsSource: 'The slip',
  drivetrain: 'AWD',
  description: null,
  image: `/media/${name}`,
  factoryYear: '2016',
  factoryQuarterMile: null,
  factoryZeroToHundred: null,
  factoryPower: '228 kW',
  factoryTorque: null,
  factoryWeight: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

const adminShape: AdminCar = {
  ...publicShape,
  cellphone: '+27 82 123 4567',
  proofImage: `/media/private/${name.replace('ab', 'cd')}?signed`,
  status: 'rejected',
  requestedCategories: ['World Facts'],
  rejectionReason: 'Blurred',
  reviewedAt: '2026-11-21T10:00:00.000Z',
  vehicleId: 'v1',
};

describe('a car on the wire', () => {
  it('carries nothing personal to the public, whatever it was made from', () => {
    expect(carriesNothingPersonal).toBe(true);
    expect(toCar(buildEntity())).toEqual(publicShape);
    expect(PUBLIC_CAR_COLUMNS.join()).not.toMatch(/cell|proof|status|requested|rejection|reviewed/);
  });

  it('carries everything to the administrator, proof images by their link', () => {
    expect(toAdminCar(buildEntity(), signedLink, true)).toEqual(adminShape);
    expect(toAdminCar(buildEntity({ proofImage: null, reviewedAt: null }), signedLink, true)).toMatchObject({
      proofImage: null,
      reviewedAt: null,
    });
  });

  it('carries its picture to the administrator by a signed link while it is not public', () => {
    expect(toAdminCar(buildEntity(), signedLink, false)).toEqual({
      ...adminShape,
      image: `/media/public/${name}?signed`,
    });
    expect(toAdminCar(buildEntity({ image: null }), signedLink, false).image).toBeNull();
  });

  it.each([
    [{ name: null }, 'Thandi', 'Thandi'],
    [{ owner: null }, 'Golf 7 R', 'Unknown'],
    [{ name: null, owner: null }, '', 'Unknown'],
  ])('falls back for %j', (missing, carName, owner) => {
    expect(toCar(buildEntity(missing))).toMatchObject({ name: carName, owner });
  });

  it('stands in its entry', () => {
    const createdAt = new Date('2026-11-21T11:00:00Z');
    const fields = {
      id: 'e1',
      category: 'World Facts',
      votes: 3,
      carId: 'c1',
      car: buildEntity(),
      createdAt,
      rulesVersion: FIRST_RULES_VERSION as string,
    } as const;
    const entry = Object.assign(new EntryEntity(), fields);
    const shape = { _id: 'e1', category: 'World Facts', votes: 3, createdAt: createdAt.toISOString() };
    expect(toEntry(entry, toCar(entry.car))).toEqual({ ...shape, car: publicShape });
    expect(toAdminEntry(entry, signedLink)).toEqual({ ...shape, car: adminShape });
    entry.rulesVersion = '2027-03';
    expect(toAdminEntry(entry, signedLink)).toEqual({ ...shape, rulesVersion: '2027-03', car: adminShape });
  });
});
