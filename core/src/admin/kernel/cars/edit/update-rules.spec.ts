import { missingInUpdate } from '@quartermile/core/domain';
import { describe, expect, test } from 'vitest';
import { isRequiredInUpdate } from './update-rules.js';

describe('the fields that an edit must keep', () => {
  const both = { cellphone: '+27 82 123 4567', time: '11.8' };

  test('are phone and time of a car that has them', () => {
    expect(isRequiredInUpdate(both, 'cellphone')).toBe(true);
    expect(missingInUpdate(both, { cellphone: null, time: ' ' })).toEqual([
      { path: 'cellphone', message: 'Please enter a valid phone number' },
      { path: 'time', message: 'Time must be in format: X.X (e.g., 9.8)' },
    ]);
    expect(missingInUpdate(both, { cellphone: '+27 83 000 0001', time: '11.7' })).toEqual([]);
  });

  test('are owner and drivetrain of any car', () => {
    const neither = { cellphone: null, time: null };
    expect(isRequiredInUpdate(neither, 'owner')).toBe(true);
    expect(isRequiredInUpdate(neither, 'drivetrain')).toBe(true);
    expect(isRequiredInUpdate(neither, 'description')).toBe(false);
    expect(isRequiredInUpdate({ ...neither, time: '11.8' }, 'cellphone')).toBe(false);
  });

  test('are none of a car without them', () => {
    const neither = { cellphone: null, time: null };
    expect(isRequiredInUpdate(neither, 'time')).toBe(false);
    expect(missingInUpdate(neither, {})).toEqual([]);
    expect(missingInUpdate({ ...neither, time: '11.8' }, {}).map(({ path }) => path)).toEqual(['time']);
  });
});
