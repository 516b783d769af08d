import { mkdir, writeFile } from 'node:fs/promises';
import { drawAppIcon, drawMark, MARK } from '@quartermile/core/domain';
import sharp from 'sharp';

/** A drawn picture: PNG bytes, and its side in px. */
interface Drawn {
  readonly side: number;
  readonly png: Buffer;
}

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** The types of an Apple icon file that hold PNGs, with their sides in px; some are twice the size of another. */
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
/** Sizes that desktops of Linux look for; the largest is the installers' background as well. */
const LINUX_SIDES = [16, 24, 32, 48, 64, 128, 256, 512] as const;
const WINDOWS_SIDES = [16, 24, 32, 48, 64, 128, 256] as const;
const MAC_SIDES = [16, 32, 64, 128, 256, 512, 1024] as const;
/** A tray's picture; twice that on dense screens. */
const TRAY_SIDE = 16;
/** Twice the size at which Windows lays it over the button of a window. */
const BADGE_SIDE = 32;
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><circle cx="32" cy="32" r="30" fill="${MARK.night}"/><circle cx="32" cy="32" r="24" fill="${MARK.amber}"/></svg>`;

const icon = drawAppIcon({ corner: 0.22, share: 0.8 });
const mark = drawMark();
const folder = new URL('../resources/', import.meta.url);
await mkdir(new URL('icons/', folder), { recursive: true });
for (const { side, png } of await drawAll(icon, LINUX_SIDES)) await save(`icons/${side}x${side}.png`, png);
await save('icon.ico', packIco(await drawAll(icon, WINDOWS_SIDES)));
await save('icon.icns', packIcns(await drawAll(icon, MAC_SIDES)));
await save('tray.png', await draw(mark, TRAY_SIDE));
await save('tray@2x.png', await draw(mark, 2 * TRAY_SIDE));
// On a Mac the menu bar gives a template its colour: it goes by the shape alone.
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

/** Puts pictures of at most 256 px into a Windows icon file (the format's directory of PNGs, since Windows Vista). */
function packIco(pictures: readonly Drawn[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(ICO_ENTRY_BYTES);
    // A byte holds no 256: the format writes 0 for it.
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
 * Puts pictures into an Apple icon file.
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

/** Four letters, the length with these eight bytes, and the contents. */
function block(type: string, contents: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32BE(contents.length + head.length, 4);
  return Buffer.concat([head, contents]);
}
