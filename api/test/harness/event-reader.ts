import { setTimeout as sleep } from 'node:timers/promises';
import { apiRoutes, liveRoutes } from '@quartermile/core/domain';

const POLL_MS = 20;

/** A received server-sent event. */
export interface ArrivedEvent {
  readonly id: string | undefined;
  readonly type: string;
  readonly data: unknown;
}

/** Client of an event stream that records the raw text. */
export class EventReader {
  /** All received text. */
  text = '';
  /** Resolves when the stream has ended or failed. */
  readonly over: Promise<void>;
  private readonly controller: AbortController;

  private constructor(
    readonly response: Response,
    controller: AbortController,
  ) {
    this.controller = controller;
    this.over = this.read().catch(() => undefined);
  }

  /** Opens the live stream of the leaderboard, as a browser does; `from` is its network, where a proxy is trusted. */
  static async openBoard(address: string, from?: string): Promise<EventReader> {
    const controller = new AbortController();
    const headers = {
      accept: 'text/event-stream',
      'accept-encoding': 'br, gzip',
      ...(from !== undefined && { 'x-forwarded-for': from }),
    };
    const { signal } = controller;
    return new EventReader(await fetch(address + liveRoutes.board, { headers, signal }), controller);
  }

  /** Opens the administrator's stream. The server must be listening on `address`. */
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

  /** The received events without `changed`, which only invalidates lists. */
  get events(): ArrivedEvent[] {
    return this.frames.filter(({ type }) => type !== 'changed');
  }

  /** Number of received `changed` events. */
  get changes(): number {
    return this.frames.length - this.events.length;
  }

  /** Received frames with data. Frames with only an id are not events. */
  get frames(): ArrivedEvent[] {
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

  /** The last received id, from which a client resumes. */
  get place(): string | undefined {
    return this.text
      .match(/^id: .+$/gm)
      ?.at(-1)
      ?.slice('id: '.length);
  }

  /** Waits for `count` events; the timeout of the test applies. */
  async hear(count: number): Promise<ArrivedEvent[]> {
    await this.until(() => this.events.length >= count);
    return this.events;
  }

  /** Polls until the condition is true; the timeout of the test applies. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await sleep(POLL_MS);
  }

  /** Aborts the request, like a client that loses its connection. */
  async close(): Promise<void> {
    this.controller.abort();
    await this.over;
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of this.response.body ?? []) this.text += decoder.decode(chunk, { stream: true });
  }
}
