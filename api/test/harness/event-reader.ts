import { setTimeout as sleep } from 'node:timers/promises';
import { apiRoutes } from '@quartermile/core/domain';

const POLL_MS = 20;

/** An event as it arrived. */
export interface ArrivedEvent {
  readonly id: string | undefined;
  readonly type: string;
  readonly data: unknown;
}

/** Reads the administrator's stream as it comes, byte for byte. */
export class EventReader {
  /** Everything that arrived. */
  text = '';
  /** Resolves once the stream is over, however that came. */
  readonly over: Promise<void>;
  private readonly controller: AbortController;

  private constructor(
    readonly response: Response,
    controller: AbortController,
  ) {
    this.controller = controller;
    this.over = this.read().catch(() => undefined);
  }

  /** Opens a stream at a server that listens. */
  static async open(address: string, token: string, lastEventId?: string): Promise<EventReader> {
    const controller = new AbortController();
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br, gzip',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    };
    const { signal } = controller;
    return new EventReader(await fetch(address + apiRoutes.admin.stream, { headers, signal }), controller);
  }

  /** The events so far, without `changed`, which only says that lists are to be loaded again. */
  get events(): ArrivedEvent[] {
    return this.frames.filter(({ type }) => type !== 'changed');
  }

  /** How often `changed` arrived. */
  get changes(): number {
    return this.frames.length - this.events.length;
  }

  /** Everything that arrived with data; ids that came alone are no events. */
  private get frames(): ArrivedEvent[] {
    const frames = this.text.split('\n\n').slice(0, -1);
    return frames.flatMap((frame) => {
      const fields = new Map(
        frame.split('\n').map((line) => [line.split(': ', 1)[0], line.replace(/^\w+: /, '')]),
      );
      const data = fields.get('data');
      if (data === undefined) return [];
      return [{ id: fields.get('id'), type: fields.get('event') ?? '', data: JSON.parse(data) as unknown }];
    });
  }

  /** The last id that arrived: where a reader resumes. */
  get place(): string | undefined {
    return this.text
      .match(/^id: .+$/gm)
      ?.at(-1)
      ?.slice('id: '.length);
  }

  /** Waits for so many events; the test's own time limit bounds it. */
  async hear(count: number): Promise<ArrivedEvent[]> {
    await this.until(() => this.events.length >= count);
    return this.events;
  }

  /** Waits for something that arrives. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await sleep(POLL_MS);
  }

  /** Goes away, as a reader does that loses its network. */
  async close(): Promise<void> {
    this.controller.abort();
    await this.over;
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of this.response.body ?? []) this.text += decoder.decode(chunk, { stream: true });
  }
}
