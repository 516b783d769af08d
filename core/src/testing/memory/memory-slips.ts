import {
  type AdminCar,
  addCorrection,
  apiRoutes,
  carCorrectionSchema,
  evidenceChange,
  type ProblemCode,
  type SlipReading,
  type SlipReadings,
} from '../../domain/index.js';
import { changeCar, type MemoryBoard } from './memory-board.js';
import { refuseClearing } from './memory-car-changes.js';
import { checked, type Handled, type MemoryRoute, ok } from './memory-routes.js';
import { refuseUnseen, withVersion } from './memory-versions.js';

/** What a `MemoryApi` has read from proofs. Like a server with SLIP_READER=off, it reads nothing unless a spec says so. */
export class MemorySlips {
  isOn = false;
  /** By the car's id; the others wait. */
  readonly readings = new Map<string, Omit<SlipReading, 'carId'>>();

  /** The readings of the pending cars with a proof. */
  list(cars: readonly AdminCar[]): SlipReadings {
    const read = cars
      .filter(({ status, proofImage }) => status === 'pending' && proofImage !== null)
      .sort((one, other) => one.createdAt.localeCompare(other.createdAt))
      .map(({ _id: carId }): SlipReading => {
        return { carId, ...(this.readings.get(carId) ?? { state: 'waiting', values: [] }) };
      });
    return { isOn: this.isOn, readings: read };
  }
}

/** The routes for slips. */
export function slipRoutes(board: MemoryBoard, slips: MemorySlips): MemoryRoute[] {
  const { cars } = apiRoutes;
  return [
    { method: 'GET', pattern: cars.slipReadings, answer: () => ok(slips.list(board.cars)) },
    { method: 'PUT', pattern: cars.correct, answer: ({ body }) => correct(board, body) },
  ];
}

function correct(board: MemoryBoard, body: unknown): Handled | ProblemCode {
  return checked(carCorrectionSchema, body, ({ carId, isUndo: _isUndo, version, ...fields }) => {
    const car = board.cars.find(({ _id }) => _id === carId);
    if (!car) return 'not_found';
    if (car.status !== 'pending') return 'already_reviewed';
    const refused = refuseUnseen(car, version) ?? refuseClearing(board, car, fields);
    if (refused) return refused;
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const corrected = {
      ...given,
      ...evidenceChange(fields),
      ...(fields.description !== undefined && { description: fields.description || null }),
    };
    const former = Object.fromEntries(
      Object.keys(corrected).map((field) => [field, car[field as keyof AdminCar] ?? null]),
    );
    const corrections = addCorrection(car.corrections ?? [], former, corrected);
    const { corrections: _earlier, ...changed } = changeCar(board, car, corrected);
    board.cars = board.cars.map((one) =>
      one._id === carId ? { ...changed, ...(corrections.length > 0 && { corrections }) } : one,
    );
    return ok(withVersion(board.cars.find(({ _id }) => _id === carId) ?? car));
  });
}
