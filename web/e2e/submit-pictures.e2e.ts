import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { button, fillWords, open, picture, preview, waiting } from './harness/submission.js';
import { drawPhotograph, expect, test } from './harness/test.js';

/** Width and height of a picture in px, as the browser shows it. */
function sizeOf(image: Locator): Promise<[number, number]> {
  return image.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    return [one.naturalWidth, one.naturalHeight];
  });
}

test('a file that only looks like a picture is refused, one that was cut off, and one too narrow', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  const field = picture(page, 'Times Image');
  const { buffer: whole } = await drawPhotograph(page, 'car.jpg', 800, 600);
  const { buffer: narrow } = await drawPhotograph(page, 'n.jpg', 2100, 100);
  const unreadable = 'This file could not be read. Please choose another.';
  for (const [buffer, refusal] of [
    [Buffer.alloc(0), unreadable],
    [
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
      'Please choose a JPEG, PNG, WebP, AVIF or GIF image.',
    ],
    [whole.subarray(0, whole.length / 2), unreadable],
    [narrow, 'This image is too narrow. Its longer side may be at most 20 times as long as the other.'],
  ] as const) {
    await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    await expect(page.getByText(/^Still needed:.* Times Image/)).toBeVisible();
  }
  const writtenOnAfter = Buffer.concat([whole, Buffer.from('\0\0SEFT')]);
  await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: writtenOnAfter });
  await expect(preview(page, 'Times Image')).toBeVisible();
});

test('a picture is taken under whatever name and type phones and downloads give it', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  const field = picture(page, 'Times Image');
  const { buffer: jpeg } = await drawPhotograph(page, 'car.jpg', 640, 480);
  const files: [name: string, mimeType: string, buffer: Buffer, shown: string][] = [
    ['IMG_0001', '', jpeg, 'image/jpeg'],
    ['IMG_0001.JPG.download', 'application/octet-stream', jpeg, 'image/jpeg'],
    ['DxY.jpg_large', '', jpeg, 'image/jpeg'],
    ['slip.jfif', 'image/pjpeg', jpeg, 'image/jpeg'],
    ['slip.heic', 'image/heic', jpeg, 'image/jpeg'],
    ['slip.pdf', 'application/pdf', jpeg, 'image/jpeg'],
    ['slip.htm', 'text/html', jpeg, 'image/jpeg'],
    ['without its end marker.jpg', 'image/jpeg', jpeg.subarray(0, -2), 'image/jpeg'],
    ['with data after it', '', Buffer.concat([jpeg, Buffer.from('\0\0SEFT')]), 'image/jpeg'],
    ['scan', '', bitmap(64, 48), 'image/jpeg'],
    ['scan.bmp', 'image/bmp', bitmap(64, 48), 'image/jpeg'],
    ...(await drawnAs(page, ['image/png', 'image/webp'])).map(
      ([type, buffer]): [string, string, Buffer, string] => ['slip', 'image/jpeg', buffer, type],
    ),
    [
      'slip.gif',
      '',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'image/gif',
    ],
  ];
  for (const [name, mimeType, buffer, shown] of files) {
    await field.setInputFiles({ name, mimeType, buffer });
    await expect(preview(page, 'Times Image'), name).toHaveAttribute('src', new RegExp(`^data:${shown};`));
    await page.getByRole('button', { name: 'Remove image' }).click();
    await expect(preview(page, 'Times Image')).toHaveCount(0);
  }
  const { buffer } = await drawPhotograph(page, 'slip.jpg', 320, 240);
  await field.setInputFiles({ name: 'IMG_0001', mimeType: '', buffer: jpeg.subarray(0, -2) });
  await picture(page, 'Proof of Time').setInputFiles({
    name: 'slip.pdf',
    mimeType: 'application/pdf',
    buffer,
  });
  await fillWords(page, 'Nameless');
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeFocused();
});

/** A white picture as Windows writes it, without compression. */
function bitmap(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(head.length + width * height * 3, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(width * height * 3, 255)]);
}

/** Drawn pictures in formats that the browser writes. */
async function drawnAs(page: Page, types: readonly string[]): Promise<[type: string, buffer: Buffer][]> {
  const urls = await page.evaluate((wanted) => {
    const canvas = document.createElement('canvas');
    return wanted.map((type) => canvas.toDataURL(type));
  }, types);
  return urls.map((url, at) => [types[at] ?? '', Buffer.from(url.split(',')[1] ?? '', 'base64')]);
}

test('a large photograph shows how far its reading is, and leaves with 2560 px at most', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  const [large, small] = [
    await drawPhotograph(page, 'l.jpg', 5000, 3000),
    await drawPhotograph(page, 's.jpg', 640, 480),
  ];
  // The progress bar may disappear before the test can check it, so an observer in the page records its texts.
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar?.ariaLabel === 'Reading image') seen.add(bar.parentElement?.parentElement?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await picture(page, 'Times Image').setInputFiles(large);
  await expect(preview(page, 'Times Image')).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((text) => /^\d{1,3}%$/.test(text))).toBe(true);
  expect(await sizeOf(preview(page, 'Times Image'))).toEqual([2560, 1536]);
  await picture(page, 'Proof of Time').setInputFiles(small);
  await expect(preview(page, 'Proof of Time')).toBeVisible();

  await fillWords(page, 'Large');
  await expect(preview(page, 'Proof of Time')).toHaveAttribute(
    'src',
    `data:image/jpeg;base64,${small.buffer.toString('base64')}`,
  );
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your submission!' })).toBeFocused();
  await expect(
    page.getByText('Your times will be reviewed by the admin before appearing on the leaderboard.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  expect(await sizeOf(page.getByRole('img', { name: 'Times Image' }))).toEqual([2560, 1536]);
  const [car] = await waiting(emptyServer.url, 'Large');
  expect(car).toMatchObject({ time: '12.4', worldFacts: '12.4', requestedCategories: ['Our Drag Races'] });
  await page.getByRole('button', { name: 'Submit another car' }).click();
  await expect(page.getByLabel('Car Name')).toHaveValue('');
  await expect(page.getByRole('img', { name: /Preview of/ })).toHaveCount(0);
});

test('I drop a picture on its field', async ({ page, emptyServer }, info) => {
  await open(page, emptyServer.url);
  const path = info.outputPath('dropped.jpg');
  await writeFile(path, (await drawPhotograph(page, 'dropped.jpg', 640, 480)).buffer);
  const field = picture(page, 'Proof of Time');
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not to be seen.');
  const session = await page.context().newCDPSession(page);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...place, data });
  }
  await expect(preview(page, 'Proof of Time')).toBeVisible();
  expect(await sizeOf(preview(page, 'Proof of Time'))).toEqual([640, 480]);
});

test('my phone offers its camera, and does not speak of dropping files', async ({
  browser,
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  await expect(page.getByRole('button', { name: 'Take a photo' })).toHaveCount(0);
  await expect(page.getByText(/^Drop a picture/).filter({ visible: true })).toHaveCount(2);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const screen = await phone.newPage();
  await open(screen, emptyServer.url);
  const cameras = screen.getByRole('button', { name: 'Take a photo' });
  await expect(cameras).toHaveCount(2);
  await expect(cameras.first()).toHaveAccessibleDescription(/^Times Image/);
  await expect(cameras.last()).toHaveAccessibleDescription(/^Proof of Time/);
  await expect(screen.locator('input[capture=environment]')).toHaveCount(2);
  await expect(screen.getByText('Choose a picture').filter({ visible: true })).toHaveCount(2);
  await expect(screen.getByText(/drop/i).filter({ visible: true })).toHaveCount(0);
  await phone.close();
});
