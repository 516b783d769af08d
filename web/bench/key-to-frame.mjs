/**
 * Presses a key and measures from the event's time stamp to the painted frame that shows a change.
 * @param {import('@playwright/test').Page} page
 * @param {string} key such as "j" or "Enter"
 * @param {() => unknown} look run in the page: the value that is expected to change
 * @returns {Promise<number>} ms
 * @throws Error when nothing changes
 */
export async function keyToFrame(page, key, look) {
  await page.evaluate(prepare, String(look));
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.keyToFrame);
}

/** Measures several times in sequence; returns the durations, ms. */
export async function repeat(times, measure) {
  const taken = [];
  for (let nth = 0; nth < times; nth++) taken.push(await measure(nth));
  return taken;
}

/** Runs in the page. A task queued in an animation frame runs after that frame is painted. */
function prepare(lookSource) {
  const GIVE_UP_MS = 10_000;
  const look = new Function(`return JSON.stringify((${lookSource})())`);
  const before = look();
  globalThis.keyToFrame = new Promise((resolve, reject) => {
    const measure = ({ timeStamp, key }) => {
      const { port1, port2 } = new MessageChannel();
      const nextFrame = () => requestAnimationFrame(() => port2.postMessage(null));
      port1.onmessage = () => {
        const taken = performance.now() - timeStamp;
        if (look() !== before) resolve(taken);
        else if (taken < GIVE_UP_MS) nextFrame();
        else reject(new Error(`The key ${key} changed nothing: ${before}`));
      };
      nextFrame();
    };
    addEventListener('keydown', measure, { capture: true, once: true });
  });
}
