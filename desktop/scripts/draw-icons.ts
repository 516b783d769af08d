import { mkdir, writeFile } from 'node:fs/promises';
import { APP_ICONS, drawAppIcon, drawMark, MARK } from '@quartermile/core/domain';
import sharp from 'sharp';

/** A rendered icon: PNG bytes and side in px. */
interface Drawn {
  readonly side: number;
  readonly png: Buffer;
}

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** Icon types of the ICNS format that contain PNGs, with sides in px; some are for 2x displays. */
const ICNS_TYPES = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
] as const;

const BOX = 64;
/** Icon sizes for Linux desktops; the installer also uses the largest. */
const LINUX_SIDES = [16, 24, 32, 48, 64, 128, 256, 512] as const;
const WINDOWS_SIDES = [16, 24, 32, 48, 64, 128, 256] as const;
const MAC_SIDES = [16, 32, 64, 128, 256, 512, 1024] as const;
/** Side of the tray icon, px; fakeElectron for dense displays. */
const TRAY_SIDE = 16;
/** Twice the size of the taskbar overlay on Windows, px. */
const BADGE_SIDE = 32;
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><circle cx="32" cy="32" r="30" fill="${MARK.night}"/><circle cx="32" cy="32" r="24" fill="${MARK.amber}"/></svg>`;

const icon = drawAppIcon(APP_ICONS.tile);
const mark = drawMark();
const folder = new URL('../resources/', import.meta.url);
await mkdir(new URL('icons/', folder), { recursive: true });
for (const { side, png } of await drawAll(icon, LINUX_SIDES)) await save(`icons/${side}x${side}.png`, png);
await save('icon.ico', packIco(await drawAll(icon, WINDOWS_SIDES)));
await save('icon.icns', packIcns(await drawAll(icon, MAC_SIDES)));
await save('tray.png', await draw(mark, TRAY_SIDE));
await save('tray@2x.png', await draw(mark, 2 * TRAY_SIDE));
// macOS renders template images from their alpha channel only.
await save('trayTemplate.png', await drawShape(mark, TRAY_SIDE));
await save('trayTemplate@2x.png', await drawShape(mark, 2 * TRAY_SIDE));
await save('badge.png', await draw(badge, BADGE_SIDE));

function render(svg: string, side: number): sharp.Sharp {
  return sharp(Buffer.from(svg), { density: (72 * side) / BOX }).resize(side, side);
}

function draw(svg: string, side: number): Promise<Buffer> {
  return render(svg, side).png({ compressionLevel: 9, palette: true }).toBuffer();
}

async function drawShape(svg: string, side: number): Promise<Buffer> {
  const shape = await render(svg, side).ensureAlpha().extractChannel('alpha').toBuffer();
  const black = sharp({ create: { width: side, height: side, channels: 3, background: '#000' } });
  return black.joinChannel(shape).png({ compressionLevel: 9 }).toBuffer();
}

function drawAll(svg: string, sides: readonly number[]): Promise<Drawn[]> {
  return Promise.all(sides.map(async (side) => ({ side, png: await draw(svg, side) })));
}

function save(file: string, bytes: Buffer): Promise<void> {
  return writeFile(new URL(file, folder), bytes);
}

/** Packs PNGs of at most 256 px into a Windows icon file (PNG entries, since Windows Vista). */
function packIco(pictures: readonly Drawn[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(ICO_ENTRY_BYTES);
    // The size is one byte; the format writes 256 as 0.
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/**
 * Packs PNGs into an Apple icon file.
 * @throws Error when one of the format's sizes is missing
 */
function packIcns(pictures: readonly Drawn[]): Buffer {
  const blocks = ICNS_TYPES.map(([type, side]) => {
    const png = pictures.find((one) => one.side === side)?.png;
    if (!png) throw new Error(`There is no picture of ${side} px.`);
    return block(type, png);
  });
  return block('icns', Buffer.concat(blocks));
}

/** A chunk: four-letter type, length including these eight bytes, contents. */
function block(type: string, contents: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(contents.length + head.length, 4);
  return Buffer.concat([head, contents]);
}
