import { expect, test } from '../e2e/harness/test.js';

const LAUNCHES = 5;

test('from launch to a page that can be used', async ({ launchDesktop }) => {
  const took: number[] = [];
  let host = '';
  for (let nth = 0; nth < LAUNCHES; nth++) {
    const from = performance.now();
    const desktop = await launchDesktop();
    const page = await desktop.firstWindow();
    await expect(page.getByLabel('Address of the site')).toBeFocused();
    took.push(performance.now() - from);
    host = desktop.isReal ? 'Electron' : 'the double';
    await desktop.close();
  }
  const [quickest = 0] = took.sort((one, other) => one - other);
  const middle = took[Math.floor(LAUNCHES / 2)] ?? 0;
  console.log(
    `launch to interactive on ${host}: ${Math.round(middle)} ms (quickest ${Math.round(quickest)} ms)`,
  );
});
