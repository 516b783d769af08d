import { createParser } from 'eventsource-parser';

/** A frame of an event stream (HTML standard, section 9.2): an id, a retry interval, or an event with its data. */
export interface EventFrame {
  readonly id?: string | undefined;
  readonly event?: string | undefined;
  readonly data?: string;
  /** Milliseconds to wait before reconnecting. */
  readonly retry?: number;
}

/**
 * Parses an event stream incrementally. The id of an event precedes it in a separate frame. An event that is cut off
 * by a disconnect is dropped with its id, so the server sends it again after the last complete one.
 */
export async function* readEventFrames(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<EventFrame, void, undefined> {
  const decoder = new TextDecoder();
  const frames: EventFrame[] = [];
  const parser = createParser({
    onId: (id) => frames.push({ id }),
    onRetry: (retry) => frames.push({ retry }),
    onEvent: ({ event, data }) => frames.push({ event, data }),
  });
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* frames.splice(0);
  }
}
