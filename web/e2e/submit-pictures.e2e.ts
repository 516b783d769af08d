import type { Locator } from '@playwright/test';
import { button, fillWords, open, picture, preview, waiting } from './harness/submission.js';
import { drawPhotograph, expect, test } from './harness/test.js';

/** Width and height of a picture in px, as the browser shows it. */
function sizeOf(image: Locator): Promise<[number, number]> {
  return image.evaluate(async (one: HTMLImageElement) => {
    await one.decode();
    return [one.naturalWidth, one.naturalHeight];
  });
}

test('a bitmap, and a picture that ends too early or too late, are converted', async ({
  page,
  emptyServer,
}) => {
  await open(page, emptyServer.url);
  const field = picture(page, 'Times Image');
  const { buffer: jpeg } = await drawPhotograph(page, 'car.jpg', 640, 480);
  const files: [name: string, mimeType: string, buffer: Buffer][] = [
    ['without its end marker.jpg', 'image/jpeg', jpeg.subarray(0, -2)],
    ['with data after it', '', Buffer.concat([jpeg, Buffer.from('\0\0SEFT')])],
    ['scan', '', bitmap(64, 48)],
    ['scan.bmp', 'image/bmp', bitmap(64, 48)],
  ];
  for (const [name, mimeType, buffer] of files) {
    await field.setInputFiles({ name, mimeType, buffer });
    await expect(preview(page, 'Times Image'), name).toHaveAttribute('src', /^data:image\/jpeg;/);
    await page.getByRole('button', { name: 'Remove image' }).click();
    await expect(preview(page, 'Times Image')).toHaveCount(0);
  }
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
