import { describe, expect, test } from 'vitest';
import { carCorrectionSchema } from './car-correction.js';

const problems = (correction: object) =>
  carCorrectionSchema
    .safeParse({ carId: 'golf', ...correction })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('a correction of a pending car', () => {
  test('may have any of its fields', () => {
    expect(carCorrectionSchema.parse({ carId: 'golf' })).toMatchObject({ carId: 'golf' });
    const fields = {
      name: 'Golf 7 R',
      owner: 'Thabo',
      cellphone: '+27 82 123 4567',
      time: '11.842',
      drivetrain: 'AWD',
    };
    expect(carCorrectionSchema.parse({ carId: 'golf', ...fields, sixtyFoot: 1.852 })).toMatchObject({
      ...fields,
      sixtyFoot: 1.852,
    });
  });

  test('names a car', () => {
    expect(carCorrectionSchema.safeParse({}).error?.issues.map(({ path }) => path)).toEqual([['carId']]);
  });

  test.each([
    [{ cellphone: null }, ['cellphone: Please enter a valid phone number']],
    [{ time: null }, ['time: Time must be in format: X.X (e.g., 9.8)']],
    [
      { cellphone: null, time: null, isUndo: false },
      ['cellphone: Please enter a valid phone number', 'time: Time must be in format: X.X (e.g., 9.8)'],
    ],
    [{ cellphone: null, time: null, isUndo: true }, []],
    [{ time: '11,8' }, ['time: Time must be in format: X.X (e.g., 9.8)']],
  ])('clears phone number and time in an undo only: %j', (correction, expected) => {
    expect(problems(correction)).toEqual(expected);
  });

  test('gives a source for a reference only', () => {
    expect(problems({ evidence: 'reference' })).toHaveLength(1);
    expect(problems({ evidence: 'reference', evidenceSource: 'Drag Times' })).toEqual([]);
    expect(problems({ evidenceSource: 'Drag Times' })).toHaveLength(1);
  });
});
