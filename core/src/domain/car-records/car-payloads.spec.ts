import { describe, expect, test } from 'vitest';
import { buildCar } from '../../testing/build-car.js';
import { messages } from '../messages.js';
import {
  adminCarSchema,
  adminCarSubmissionSchema,
  type CarSubmission,
  carIdSchema,
  carReviewSchema,
  carSchema,
  carSubmissionSchema,
  carUpdateSchema,
  factorySpecsUpdateSchema,
  submissionReceiptSchema,
} from './car-payloads.js';

const image = 'data:image/jpeg;base64,/9j/4AAQ';
const submission: CarSubmission = {
  name: 'Golf 7 R',
  owner: 'Lerato',
  cellphone: '+27 82 123 4567',
  time: '9.8',
  drivetrain: 'AWD',
  image,
  proofImage: image,
};

/** The first issue as "path: message". */
function complaint(
  schema: typeof carSubmissionSchema | typeof carReviewSchema,
  value: unknown,
): string | null {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : null;
}

describe('a submission', () => {
  test('needs no World Facts time, description or categories', () => {
    expect(carSubmissionSchema.parse(submission)).toMatchObject({
      worldFacts: null,
      description: null,
      requestedCategories: [],
    });
  });

  test.each(['', null, undefined])('reads a World Facts time of %j as none', (worldFacts) => {
    expect(carSubmissionSchema.parse({ ...submission, worldFacts }).worldFacts).toBeNull();
  });

  test.each([
    ['', null],
    [null, null],
    [undefined, null],
    [' Thandi@Example.com ', 'thandi@example.com'],
  ])('has the e-mail address %j as %j', (email, expected) => {
    expect(carSubmissionSchema.parse({ ...submission, email }).email).toBe(expected);
  });

  test('keeps the digits of its times', () => {
    const parsed = carSubmissionSchema.parse({ ...submission, time: '09.80', worldFacts: '10.250' });
    expect(parsed).toMatchObject({ time: '09.80', worldFacts: '10.250' });
  });

  test.each([
    [{ name: '  ' }, `name: ${messages.car.nameRequired}`],
    [{ owner: '' }, `owner: ${messages.car.ownerRequired}`],
    [{ cellphone: '082 123 4567' }, 'cellphone: Please enter a valid phone number'],
    [{ time: '9' }, 'time: Time must be in format: X.X (e.g., 9.8)'],
    [{ time: 9.8 }, 'time: Time must be in format: X.X (e.g., 9.8)'],
    [{ worldFacts: 'fast' }, 'worldFacts: Time must be in format: X.X (e.g., 9.8)'],
    [{ drivetrain: '4WD' }, `drivetrain: ${messages.car.drivetrainRequired}`],
    [{ email: 'thandi' }, `email: ${messages.newsletter.emailInvalid}`],
    [{ image: 'https://example.org/a.jpg' }, `image: ${messages.image.notAnImage}`],
    [{ requestedCategories: ['Fastest'] }, 'requestedCategories.0: Please select at least one category.'],
  ])('refuses %j', (change, expected) => {
    expect(complaint(carSubmissionSchema, { ...submission, ...change })).toBe(expected);
  });
});

describe("the administrator's own car", () => {
  test('needs owner or name, time and drivetrain', () => {
    const least = { owner: 'Lerato', time: '9.8', drivetrain: 'AWD' };
    expect(adminCarSubmissionSchema.parse(least)).toMatchObject({ cellphone: null, image: null });
    expect(adminCarSubmissionSchema.safeParse({ time: '9.8', drivetrain: 'AWD' }).success).toBe(false);
  });
});

describe('a review', () => {
  test('refuses approval with no category', () => {
    expect(complaint(carReviewSchema, { carId: 'c1', action: 'approve', categories: [] })).toBe(
      'categories: Please select at least one category for approval.',
    );
  });

  test('needs no reason to reject', () => {
    expect(carReviewSchema.parse({ carId: 'c1', action: 'reject' })).toMatchObject({ reason: null });
  });
});

describe('factory figures', () => {
  test('stay where they are absent and are cleared where they are empty', () => {
    expect(factorySpecsUpdateSchema.parse({ carId: 'c1', factoryPower: '' })).toEqual({
      carId: 'c1',
      factoryPower: '',
    });
  });
});

describe('an edit', () => {
  const edit = { carId: 'c1', owner: 'Lerato', time: '9.8', drivetrain: 'AWD' };

  test('leaves name, description and trap speed where they are absent', () => {
    expect(carUpdateSchema.parse(edit)).toEqual({ ...edit, cellphone: null });
  });

  test('may clear phone, time and description, and not the name', () => {
    const cleared = { ...edit, cellphone: '', time: '', description: '', trapSpeed: '' };
    expect(carUpdateSchema.parse(cleared)).toEqual({
      ...edit,
      cellphone: null,
      time: null,
      description: '',
      trapSpeed: null,
    });
    expect(carUpdateSchema.safeParse({ ...edit, name: ' ' }).success).toBe(false);
  });

  test.each([{ carId: 7 }, { owner: ' ' }, { drivetrain: '4WD' }, { cellphone: 'call me' }])(
    'is refused with %j',
    (change) => {
      expect(carUpdateSchema.safeParse({ ...edit, ...change }).success).toBe(false);
    },
  );
});

describe('responses', () => {
  test('about a car show the public what is public, and the administrator the rest', () => {
    const car = buildCar();
    expect(carSchema.parse({ ...car, cellphone: '+27 82 123 4567' })).toEqual(car);
    const more = {
      cellphone: '+27 82 123 4567',
      requestedCategories: ['World Facts'],
      proofImage: null,
      status: 'pending',
      rejectionReason: null,
      reviewedAt: null,
      seenWithRejected: ['Golf'],
      vehicleId: 'v1',
      driverId: 'd1',
    };
    expect(adminCarSchema.parse({ ...car, ...more })).toEqual({ ...car, ...more });
    expect(adminCarSchema.safeParse(car).success).toBe(false);
  });

  test('to a submission say which car it is, and its status', () => {
    const receipt = { _id: 'c1', status: 'pending' };
    expect(submissionReceiptSchema.parse(receipt)).toEqual(receipt);
  });

  test('name the owner or the name as missing at the name', () => {
    const issue = adminCarSubmissionSchema.safeParse({ time: '9.8', drivetrain: 'AWD' }).error?.issues[0];
    expect([issue?.path, issue?.message]).toEqual([['name'], messages.car.nameRequired]);
  });

  test('need the id of the car', () => {
    expect(carIdSchema.parse({ carId: 'c1' })).toEqual({ carId: 'c1' });
    expect(carIdSchema.safeParse({}).success).toBe(false);
    expect(factorySpecsUpdateSchema.safeParse({ factoryPower: '213 kW' }).success).toBe(false);
  });
});
