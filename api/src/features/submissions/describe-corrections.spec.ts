import { describe, expect, test } from '@jest/globals';
import { addCorrection } from './describe-corrections.js';

describe('what reviewers corrected', () => {
  test('has the value that was sent before the first of several corrections', () => {
    const once = addCorrection([], { time: '12.40', name: 'Polo' }, { time: '11.40', name: 'Polo' });
    expect(once).toEqual([{ field: 'time', before: '12.40 s', after: '11.40 s' }]);
    expect(addCorrection(once, { time: '11.40' }, { time: '11.41' })).toEqual([
      { field: 'time', before: '12.40 s', after: '11.41 s' },
    ]);
  });

  test('is nothing for a field that has its first value again', () => {
    const once = addCorrection([], { time: '12.40', name: null }, { time: '11.40', name: 'Polo' });
    expect(addCorrection(once, { time: '11.40' }, { time: '12.40' })).toEqual([
      { field: 'name', before: null, after: 'Polo' },
    ]);
  });

  test('has phone numbers as short as in activity records, and units', () => {
    const before = { cellphone: '+27 82 123 4567', trapSpeed: 115, sixtyFoot: 1.9, reactionTime: null };
    const after = { cellphone: '+27 82 123 4568', trapSpeed: 185, sixtyFoot: 1.91, reactionTime: 0.1 };
    expect(addCorrection([], before, after)).toEqual(
      expect.arrayContaining([
        { field: 'cellphone', before: '…67', after: '…68' },
        { field: 'trapSpeed', before: '115 km/h', after: '185 km/h' },
        { field: 'sixtyFoot', before: '1.9 s', after: '1.91 s' },
        { field: 'reactionTime', before: null, after: '0.1 s' },
      ]),
    );
  });

  test('leaves out evidence, which drivers do not send', () => {
    expect(addCorrection([], { evidence: null }, { evidence: 'video' })).toEqual([]);
  });
});
