import { limitTarget } from '../report/print-rows.mjs';
import { spread } from '../report/statistics.mjs';
import { memoryOf } from '../server.mjs';

const AFTER_LOAD_MAX_MIB = 300;

/** The proportional memory of a server's process after a load. */
export async function measureMemory(title, server) {
  const { pss } = await memoryOf(server.pid);
  const value = { name: 'node process', unit: 'MiB', spread: spread([pss / 1024 ** 2]) };
  return { title, values: [value], targets: [limitTarget(value, AFTER_LOAD_MAX_MIB)] };
}
