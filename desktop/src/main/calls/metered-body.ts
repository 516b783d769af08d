import { DESK_UPLOAD_CHUNK_BYTES } from '@quartermile/core/domain';

/**
 * A body for `fetch` that tells how much of it has been taken off: fetch itself cannot. A body of one piece, and
 * one that nobody watches, stays the plain text. The length is not announced, which the API does not ask for.
 */
export function meteredBody(
  text: string | null,
  onProgress: ((fraction: number) => void) | undefined,
): Pick<RequestInit, 'body'> & { duplex?: 'half' } {
  if (text === null || text.length <= DESK_UPLOAD_CHUNK_BYTES || !onProgress) return { body: text };
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const chunk = bytes.subarray(sent, sent + DESK_UPLOAD_CHUNK_BYTES);
        // Asked for more: what was handed over before has left.
        onProgress(bytes.length === 0 ? 1 : sent / bytes.length);
        sent += chunk.length;
        if (chunk.length > 0) controller.enqueue(chunk);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, duplex: 'half' };
}
