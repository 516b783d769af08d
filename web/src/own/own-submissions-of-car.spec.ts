import { beforeEach, describe, expect, it } from 'vitest';
import { rememberSubmission } from './own-submissions.js';
import { ownSubmissionsOfCar, readCode } from './own-submissions-of-car.js';

const CODE = 'Ab_-0123456789Ab_-0123456789Abcd';

describe('the code of a submission', () => {
  it.each([
    CODE,
    ` ${CODE}\n`,
    `https://quartermile.example/submissions/${CODE}`,
    `https://quartermile.example/submissions/${CODE}#new-time`,
  ])('is read from %s', (text) => expect(readCode(text)).toBe(CODE));

  it.each(['', 'my code', CODE.slice(1), `${CODE}?`])('is not in %j', (text) =>
    expect(readCode(text)).toBeNull(),
  );
});

describe('the submissions of this device', () => {
  beforeEach(() => localStorage.clear());

  it('belong to a car by their run, and without one by name and time', () => {
    rememberSubmission({ code: 'a', name: 'Renamed since', time: '12.4', carId: 'run' });
    rememberSubmission({ code: 'b', name: 'Polo', time: '12.40' });
    rememberSubmission({ code: 'c', name: 'Polo', time: '12.5' });
    rememberSubmission({ code: 'd', name: 'Polo', time: '12.4', carId: 'other' });
    rememberSubmission({ code: 'e', name: 'Golf', time: '12.4' });
    const own = ownSubmissionsOfCar('Polo', [{ _id: 'run', time: '12.4' }]);
    expect(own.map(({ code }) => code)).toEqual(['b', 'a']);
  });

  it('have the time that their run has now', () => {
    rememberSubmission({ code: 'a', name: 'Polo', time: '12.4', carId: 'run' });
    expect(ownSubmissionsOfCar('Polo', [{ _id: 'run', time: '12.31' }])).toMatchObject([{ time: '12.31' }]);
  });
});
