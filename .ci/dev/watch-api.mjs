/**
 * Not `swc --watch` and `node --watch`: the first compiles everything again at its start, the second restarts
 * before the last file is written.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { API_SOURCES, compile, isApiSource } from './compile.mjs';

/** Debounce, because editors write a file in several steps. */
const SETTLE_MS = 50;

/**
 * Compiles changed sources of the API and restarts it. The previous output of a source that does not compile stays in
 * use. Changes during a restart are combined into the next one.
 */
export function watchApi(api) {
  const changed = new Set();
  let isBusy = false;
  let timer;
  for (const folder of API_SOURCES)
    watch(folder, { recursive: true }, (_, name) => {
      if (!name || !isApiSource(name)) return;
      changed.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(renew, SETTLE_MS);
    });

  async function renew() {
    if (isBusy) return;
    isBusy = true;
    while (changed.size > 0) {
      const paths = [...changed];
      changed.clear();
      await compileAndRestart(api, paths);
    }
    isBusy = false;
  }
}

async function compileAndRestart(api, paths) {
  const start = performance.now();
  const compiled = await Promise.allSettled(paths.map(compile));
  for (const { reason } of compiled) if (reason) console.error(reason.message);
  if (compiled.every(({ status }) => status === 'rejected')) return;
  const address = await api.restart();
  if (address) console.log(`dev: the API was started again in ${Math.round(performance.now() - start)} ms`);
}
