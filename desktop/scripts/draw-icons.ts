import { mkdir, writeFile } from 'node:fs/promises';
import { drawAppIcon, drawMark, MARK } from '@quartermile/core/domain';
import sharp from 'sharp';

/** Every platform's installer makes its own sizes of this one. */
const ICON_SIDE = 1024;
/** Twice the size at which a tray shows it. */
const TRAY_SIDE = 32;
/** Twice the size at which Windows lays it over the button of a window. */
const BADGE_SIDE = 32;
const BOX = 64;
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><circle cx="32" cy="32" r="30" fill="${MARK.night}"/><circle cx="32" cy="32" r="24" fill="${MARK.amber}"/></svg>`;

const folder = new URL('../resources/', import.meta.url);
await mkdir(folder, { recursive: true });
await draw('icon.png', drawAppIcon({ corner: 0.22, share: 0.8 }), ICON_SIDE);
await draw('tray.png', drawMark(), TRAY_SIDE);
await draw('badge.png', badge, BADGE_SIDE);

async function draw(file: string, svg: string, side: number): Promise<void> {
  const picture = sharp(Buffer.from(svg), { density: (72 * side) / BOX }).resize(side, side);
  await writeFile(
    new URL(file, folder),
    await picture.png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
}
