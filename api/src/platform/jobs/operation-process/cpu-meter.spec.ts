import { expect, test } from '@jest/globals';
import { CpuMeter } from './cpu-meter.js';

test('operations share the CPU time that the process uses while they run', () => {
  let ms = 1000;
  const meter = new CpuMeter(() => ms);
  const first = meter.begin();
  ms += 100;
  const second = meter.begin();
  ms += 60;
  expect([first.used(), second.used()]).toEqual([130, 30]);
  first.end();
  ms += 40;
  expect(second.used()).toBe(70);
});
