import { describe, expect, it } from 'vitest';
import { dividePrefill, readPrefill } from './prefill.js';

describe('the values of a link to the form', () => {
  it.each([
    ['?time=12,4&drivetrain=FWD', { time: '12.4', drivetrain: 'FWD' }],
    ['?time=12.4', { time: '12.4' }],
    ['?time=soon&drivetrain=4x4', {}],
    ['?time=&drivetrain=', {}],
    ['', {}],
  ])('in %j are %o', (query, values) => {
    expect(readPrefill(query)).toEqual(values);
  });

  it('fill empty fields, and are offered where something else was typed', () => {
    const link = { time: '12.4', drivetrain: 'FWD' } as const;
    expect(dividePrefill(link, { time: '', drivetrain: '' })).toEqual({ fills: link, offer: {} });
    expect(dividePrefill(link, { time: '13.1', drivetrain: '' })).toEqual({
      fills: { drivetrain: 'FWD' },
      offer: { time: '12.4' },
    });
    expect(dividePrefill(link, { time: '12.4', drivetrain: 'FWD' })).toEqual({ fills: {}, offer: {} });
  });
});
