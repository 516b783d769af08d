const PNG_HEAD_BYTES = 8;
/** Length, name and checksum around the data of a PNG's chunk, bytes. */
const PNG_CHUNK_BYTES = 12;

/**
 * Whether a JPEG or a PNG goes on to its end: browsers show the part that is there of one that was cut off
 * or spoilt on its way. Of other kinds nothing is said. What cameras add after the end is no fault.
 * Sources: ITU-T T.81 annex B, W3C PNG section 5.
 */
export function isPictureWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const head = view.getUint32(0);
    if (head >>> 16 === 0xffd8) return reachesJpegEnd(view, bytes);
    return head !== 0x89504e47 || reachesPngEnd(view);
  } catch {
    // Something was to be read beyond the last byte.
    return false;
  }
}

function reachesPngEnd(view: DataView): boolean {
  const end = 0x49454e44;
  let at = PNG_HEAD_BYTES;
  while (view.getUint32(at + 4) !== end) at += view.getUint32(at) + PNG_CHUNK_BYTES;
  return true;
}

/** Goes from marker to marker; after a start of scan follows coded data up to the next one. */
function reachesJpegEnd(view: DataView, bytes: Uint8Array): boolean {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return false;
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return true;
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
    if (marker === 0xda) at = nextMarker(bytes, at);
  }
}

/** In coded data 0xff 0x00 stands for a plain 0xff, and the markers d0 to d7 only part it. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}
