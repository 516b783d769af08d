/**
 * Waits until a node of Quartermile is ready: `node wait-until-ready.mjs ADDRESS [SECONDS]`. Exits with 1 if it is not
 * ready after 120 s. For systemd and for scripts that restart one node after the other.
 */
import { argv, exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 200;
const CALL_MAX_MS = 5000;
const DEFAULT_S = 120;

const [address, seconds = DEFAULT_S] = argv.slice(2);
if (!URL.canParse(address ?? '')) {
  console.error('Usage: node wait-until-ready.mjs http://127.0.0.1:3001 [SECONDS]');
  exit(1);
}

const isReady = async () => {
  const signal = AbortSignal.timeout(CALL_MAX_MS);
  const response = await fetch(new URL('/api/ready', address), { signal }).catch(() => null);
  await response?.arrayBuffer().catch(() => undefined);
  return response?.ok === true;
};

for (const endsAt = Date.now() + Number(seconds) * 1000; !(await isReady()); await sleep(POLL_MS)) {
  if (Date.now() < endsAt) continue;
  console.error(`${address} is not ready after ${seconds} s.`);
  exit(1);
}
