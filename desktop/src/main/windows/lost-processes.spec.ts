import type { EventEmitter } from 'node:events';
import { app } from 'electron';
import { expect, test, vi } from 'vitest';
import { reportLostProcesses } from './lost-processes.js';

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  return { app: new Emitter() };
});

test('reports crashed processes and ignores clean exits', () => {
  const lines: string[] = [];
  reportLostProcesses((line) => lines.push(line));
  const lose = (details: object) => (app as unknown as EventEmitter).emit('child-process-gone', {}, details);
  lose({ type: 'GPU', reason: 'crashed', exitCode: 139 });
  lose({ type: 'Utility', serviceName: 'Network Service', reason: 'killed', exitCode: 9 });
  lose({ type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  expect(lines).toEqual(['GPU ended: crashed, exit code 139', 'Network Service ended: killed, exit code 9']);
});
