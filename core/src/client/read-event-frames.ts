/** A frame of an event stream, HTML standard section 9.2; absent fields were not sent. */
export interface EventFrame {
  readonly id?: string;
  readonly event?: string;
  readonly data?: string;
  /** Milliseconds to wait before the stream is opened again. */
  readonly retry?: number;
}

/**
 * Reads the frames of an event stream as they come. Lines may end in LF or CRLF. A frame that the stream
 * breaks off in is dropped: it comes again after the last whole id.
 */
export async function* readEventFrames(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<EventFrame, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  for await (const chunk of chunks) {
    const found = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = found.pop() ?? '';
    for (const line of found.map((text) => text.replace(/\r$/, ''))) {
      if (line !== '') lines.push(line);
      else {
        yield toFrame(lines);
        lines = [];
      }
    }
  }
}

function toFrame(lines: readonly string[]): EventFrame {
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    const before = name === 'data' ? fields.get(name) : undefined;
    fields.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  const retry = Number(fields.get('retry') || Number.NaN);
  return {
    ...pick(fields, 'id'),
    ...pick(fields, 'event'),
    ...pick(fields, 'data'),
    ...(Number.isInteger(retry) && { retry }),
  };
}

function pick<Name extends string>(
  fields: ReadonlyMap<string, string>,
  name: Name,
): { [Key in Name]?: string } {
  const value = fields.get(name);
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: string };
}
