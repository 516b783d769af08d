/**
 * Presses a key and measures, on the page itself, from the key's own time stamp until a frame that shows
 * something else is painted.
 * @param {import('@playwright/test').Page} page
 * @param {string} key such as "j" or "Enter"
 * @param {() => unknown} look run on the page: what is expected to change
 * @returns {Promise<number>} ms
 * @throws Error when nothing changes
 */
export async function keyToFrame(page, key, look) {
  await page.evaluate(prepare, String(look));
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.keyToFrame);
}

/** Measures several times, one after the other; gives what each took, ms. */
export async function repeat(times, measure) {
  const taken = [];
  for (let nth = 0; nth < times; nth++) taken.push(await measure(nth));
  return taken;
}

/** Runs on the page. A task of its own after an animation frame comes once that frame is handed over. */
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
