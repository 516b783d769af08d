import { apiRoutes, type SiteProfile } from '@quartermile/core/domain';
import { expect, notification, openTab, test } from './harness/dashboard.js';

/** A wide drawing that would run scripts and load a picture, were it a page. */
const svgOf = (origin: string): string => `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100" onload="fetch('${origin}/loaded')">
<script>fetch('${origin}/script')</script><image href="${origin}/outside.png" width="10" height="10"/>
<circle cx="200" cy="50" r="50" fill="#f00" onclick="fetch('${origin}/clicked')"/></svg>`;

test('an SVG becomes a transparent PNG in the browser, and shows in the header of its scheme', async ({
  dashboard,
  adminServer,
}) => {
  const { url } = adminServer;
  await openTab(dashboard, 'Site');
  const requested: string[] = [];
  dashboard.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const buffer = Buffer.from(svgOf(url));
  const field = dashboard.getByLabel(/^Logo on dark pages/);
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
  const preview = dashboard.getByAltText('Logo on light ground');
  await expect(preview).toHaveAttribute('src', /^data:image\/png;base64,iVBOR/);
  await dashboard.getByRole('button', { name: 'Save changes' }).click();
  await expect(notification(dashboard, 'Site updated successfully!')).toBeVisible();
  expect(requested.filter((path) => /loaded|script|outside|clicked/.test(path))).toEqual([]);

  const stored = (await (await dashboard.request.get(url + apiRoutes.site)).json()) as SiteProfile;
  expect(stored.logo).toMatch(/-1024x256$/);
  await dashboard.goto(url);
  const shown = dashboard.getByRole('link', { name: 'Quartermile, Home' }).getByAltText('Quartermile');
  await expect(shown).toBeVisible();
  const look = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
    context?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])];
    // The picture that is not loaded has a sign in the other corner.
    const corner = at(image.naturalWidth - 1, 0)[3];
    const [red = 0] = at(image.naturalWidth / 2, image.naturalHeight / 2);
    return { corner, isRed: red > 200, height: image.getBoundingClientRect().height };
  });
  expect(look).toEqual({ corner: 0, isRed: true, height: 32 });
});

test('a file that only says it is an SVG is refused', async ({ dashboard }) => {
  await openTab(dashboard, 'Site');
  const field = dashboard.getByLabel(/^Icon/);
  await field.setInputFiles({
    name: 'icon.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('no drawing'),
  });
  await expect(dashboard.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF image.')).toBeVisible();
});
