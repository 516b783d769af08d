const PNG_HEAD_BYTES = 8;
/** Length, type and checksum of a PNG chunk, bytes. */
const PNG_CHUNK_BYTES = 12;

/**
 * Whether a JPEG or PNG is complete: browsers display truncated files partially. True for other formats. Trailing
 * data from cameras is allowed. Sources: ITU-T T.81 annex B, W3C PNG section 5.
 */
export function isPictureWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const head = view.getUint32(0);
    if (head >>> 16 === 0xffd8) return reachesJpegEnd(view, bytes);
    return head !== 0x89504e47 || reachesPngEnd(view);
  } catch {
    // Read beyond the last byte: truncated.
    return false;
  }
}

function reachesPngEnd(view: DataView): boolean {
  const end = 0x49454e44;
  let at = PNG_HEAD_BYTES;
  while (view.getUint32(at + 4) !== end) at += view.getUint32(at) + PNG_CHUNK_BYTES;
  return true;
}

/** Walks the markers; entropy-coded data after a start of scan ends at the next marker. */
function reachesJpegEnd(view: DataView, bytes: Uint8Array): boolean {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return false;
    const marker = view.getUint8(at + 1);
    if (marker === 0xd9) return true;
    // Any number of 0xff fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
    if (marker === 0xda) at = nextMarker(bytes, at);
  }
}

/** In entropy-coded data 0xff 0x00 is an escaped 0xff, and d0 to d7 are restart markers. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}
