import { apiRoutes, runVideoRoutes, type Video } from '@quartermile/core/domain';
import { drawDataUrl } from './harness/admin-api.js';
import { showScheme } from './harness/barriers.js';
import { openDashboard, test } from './harness/dashboard.js';
import { waitForScripts } from './harness/test.js';
import { fakeChannelPlayer } from './harness/videos/channel-player.js';

const LINK = 'https://youtu.be/dQw4w9WgXcQ';

test('screenshots of runs with a video', async ({ browser, api, adminServer }) => {
  await api.clearCars();
  await api.clear(apiRoutes.videos.list, apiRoutes.videos.delete);
  const added = { title: 'Rematch at Tarlton', link: LINK, thumbnail: await drawDataUrl(320, 180) };
  const video = await api.call<Video>('POST', apiRoutes.videos.add, added);
  const cars = ['Volkswagen Golf 7 R', 'Volkswagen Polo GTI', 'Toyota GR Yaris Performance Plus'];
  for (const [at, name] of cars.entries()) {
    const carId = await api.approve({ name, owner: 'Thandi', time: `11.${at + 2}` }, 'Our Drag Races');
    await api.call('PUT', runVideoRoutes.set, { carId, video: { _id: video._id, second: 65 + at * 1800 } });
  }
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = waitForScripts(await context.newPage());
      await showScheme(page, scheme);
      const channel = await fakeChannelPlayer(page);
      const shoot = (name: string) =>
        page.screenshot({ path: `shots/run-video-${name}-${width}-${scheme}.png` });
      const row = page.getByRole('listitem').filter({ hasText: 'Golf' }).first();
      const open = async () => {
        await page.goto(`${adminServer.url}/leaderboard?category=Our+Drag+Races`);
        await row.getByRole('button', { name: 'Golf 7 R' }).click();
        await row.getByRole('link', { name: 'Watch this run' }).scrollIntoViewIfNeeded();
      };
      await open();
      await shoot('row');
      await row.getByRole('link', { name: 'Watch this run' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Vote' }).first().waitFor();
      await shoot('player');
      channel.mood = 'embedding disabled';
      await open();
      await row.getByRole('link', { name: 'Watch this run' }).click();
      await page.getByText('The video does not play here').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Vote' }).first().waitFor();
      await shoot('failed');
      await openDashboard(page, adminServer.url);
      await page.getByRole('tab', { name: /^Edit Approved/ }).click();
      await page.getByRole('button', { name: 'Volkswagen Golf 7 R', exact: true }).click();
      await page.getByRole('region', { name: 'Video of the run' }).scrollIntoViewIfNeeded();
      await shoot('drawer');
      await context.close();
    }
});
