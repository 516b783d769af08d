import type { FastifyInstance } from 'fastify';
import { inBackground } from '../../http/request-context.js';

/** Renews stored responses in the background, by sending their request to the router. */
export class Renewals {
  private readonly running = new Map<string, Promise<void>>();

  constructor(private readonly server: FastifyInstance) {}

  /** The running renewal of a URL in an encoding; undefined when there is none. */
  find(url: string, encoding: string): Promise<void> | undefined {
    return this.running.get(keyOf(url, encoding));
  }

  /** Starts to renew a response unless that is running. The response is stored like any other that the router sends. */
  start(url: string, encoding: string, acceptEncoding: string | undefined): void {
    const key = keyOf(url, encoding);
    if (this.running.has(key)) return;
    const renewal = inBackground(() => this.request(url, acceptEncoding)).finally(() =>
      this.running.delete(key),
    );
    this.running.set(key, renewal);
  }

  /** Resolves when no renewal is running any more. */
  async settled(): Promise<void> {
    await Promise.all(this.running.values());
  }

  /** Resolves after a failure too: whoever waits for it goes to the router, which answers with the failure. */
  private async request(url: string, acceptEncoding: string | undefined): Promise<void> {
    const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
    await this.server.inject({ url, headers }).catch(() => undefined);
  }
}

const keyOf = (url: string, encoding: string): string => `${encoding} ${url}`;
