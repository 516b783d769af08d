import type { Video } from '@quartermile/core/domain';
import { expect, test } from './harness/test.js';
import { comeHome, fakeVideoSites, player, VIDEO_LIST, videoCard, videos } from './harness/videos/videos.js';

const SOCIAL = 'https://www.facebook.com/page/videos/1234567890';
/** A video for each kind of link, with the only URL that it may open. */
const KINDS = [
  [
    'Golf 7.5 R vs M140i',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'Inside the workshop',
    'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/view',
    'https://drive.google.com/file/d/1AbC_dEf-GhIjKlMn/preview',
  ],
  [
    'Joburg to Killarney',
    SOCIAL,
    `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(SOCIAL)}`,
  ],
] as const;

test('I play videos of all three kinds, and no other site hears of me before', async ({
  page,
  demoServer,
}) => {
  const list: Video[] = await (await page.request.get(`${demoServer.url}/api/videos/list`)).json();
  const views = list.reduce((sum, video) => sum + video.views, 0);
  const asked = await fakeVideoSites(page);
  await page.goto(demoServer.url);
  await expect(videos(page).getByText(`${list.length} videos`)).toBeVisible();
  await expect(videos(page).getByText(new RegExp(`^${grouped(views)} views$`))).toBeVisible();
  await videos(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const linkOf = (title: string) => KINDS.find(([start]) => title.startsWith(start))?.[1];
  const linked = list.map((video) => ({ ...video, link: linkOf(video.title) ?? video.link }));
  await page.route(VIDEO_LIST, (route) => route.fulfill({ json: linked }));
  await comeHome(page, demoServer.url);
  for (const [title, , address] of KINDS) {
    await videoCard(page, new RegExp(title)).click();
    await expect(player(page).locator('iframe')).toHaveAttribute('src', startingWith(address));
    await expect(player(page).frameLocator('iframe').getByRole('button', { name: 'Player' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(player(page)).toHaveCount(0);
  }
  // The player of the video channel takes messages of this origin only.
  const own = `?enablejsapi=1&origin=${encodeURIComponent(demoServer.url)}`;
  expect(asked).toEqual(KINDS.map(([, , address], at) => (at === 0 ? address + own : address)));
});

/** Matches an address with any parameters. */
const startingWith = (address: string): RegExp => new RegExp(`^${address.replace(/[.?]/g, '\\$&')}`);

test('a demo video says what it is, and no other site hears of it', async ({ page, demoServer }) => {
  const asked = await fakeVideoSites(page);
  await page.goto(demoServer.url);
  await videoCard(page, /Golf 7\.5 R vs M140i/).click();
  const frame = player(page).frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Demo only.' })).toBeVisible();
  await expect(player(page).getByRole('link', { name: /Watch on/ })).toHaveCount(0);
  expect(asked).toEqual([]);
});

/** A count in the format of the site, with any kind of space between thousands. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\\s?');
}

test('a card that is pressed for another tab opens that, and no player', async ({ page, demoServer }) => {
  await fakeVideoSites(page);
  await page.goto(demoServer.url);
  const card = videoCard(page, /GR Yaris/);
  const presses: Parameters<typeof card.click>[0][] = [
    { modifiers: ['ControlOrMeta'] },
    { modifiers: ['Shift'] },
    { button: 'middle' },
  ];
  for (const press of presses) {
    const opening = page.context().waitForEvent('page');
    await card.click(press);
    await (await opening).close();
    await expect(player(page)).toHaveCount(0);
  }
});

test('only a press beside the player closes it: no double click on the card, no drag out of it', async ({
  page,
  demoServer,
}) => {
  await fakeVideoSites(page);
  await page.goto(demoServer.url);
  // The corner of the card is used, because the open player covers the centre.
  await videoCard(page, /GR Yaris/).scrollIntoViewIfNeeded();
  const card = await videoCard(page, /GR Yaris/).boundingBox();
  if (!card) throw new Error('a card expected');
  await page.mouse.dblclick(card.x + 8, card.y + card.height - 8);
  await expect(player(page)).toBeVisible();
  const title = await player(page).getByRole('heading').boundingBox();
  if (!title) throw new Error('a title expected');
  await page.mouse.move(title.x + 4, title.y + 4);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(player(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await page.mouse.move(title.x + 4, title.y + 4);
  await page.mouse.up();
  await expect(player(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(player(page)).toHaveCount(0);
});
