import { expect, test } from '@jest/globals';
import { withoutRevised } from './corrections.js';
import { addCorrection } from './describe-corrections.js';

test('a correction is replaced by what the driver sends later', () => {
  const both = addCorrection([], { time: '12.40', name: 'A' }, { time: '11.40', name: 'B' });
  expect(withoutRevised(both, { time: '11.39' })).toEqual([{ field: 'name', before: 'A', after: 'B' }]);
});
