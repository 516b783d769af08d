import { describe, expect, it } from '@jest/globals';
import { CarEntity } from './car.entity.js';
import { carEvidence, carSubject, changeEvidence } from './car-evidence.js';

const car = Object.assign(new CarEntity(), {
  id: 'c1',
  name: null,
  owner: 'Thandi',
  cellphone: '+27 82 123 4567',
  proofImage: 'proof',
  image: null,
  time: '9.80',
  status: 'pending',
});

describe('the evidence of a car', () => {
  it('is what is known of it, without what is personal', () => {
    expect(carEvidence(car)).toMatchObject({
      owner: 'Thandi',
      cellphone: '…67',
      time: '9.80',
      status: 'pending',
    });
    expect(JSON.stringify(carEvidence(car))).not.toMatch(/123|proof|null/);
  });

  it('names it as a person would', () => {
    expect(carSubject(car)).toEqual({ type: 'car', id: 'c1', label: 'Thandi' });
    expect(carSubject({ ...car, name: 'Golf' }).label).toBe('Golf');
  });

  it('of a change is what changed, before and after', () => {
    const changed = Object.assign(new CarEntity(), car, {
      time: '9.75',
      cellphone: null,
      proofImage: 'other',
    });
    expect(changeEvidence(car, changed)).toEqual({
      before: { cellphone: '…67', time: '9.80' },
      after: { cellphone: null, time: '9.75' },
    });
    expect(changeEvidence(car, car)).toEqual({ before: {}, after: {} });
  });
});
