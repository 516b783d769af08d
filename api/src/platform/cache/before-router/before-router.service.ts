import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../../config/config.js';
import { addressOf } from '../../http/client-address.js';
import { requestMemory } from '../../http/memory/request-memory.js';
import { requestIdFrom } from '../../http/request-id.js';
import { networksOf } from '../../networks/network-address.js';
import { RevisionService } from '../revision.service.js';
import { learnResponses } from './learn-responses.js';
import { Renewals } from './renewals.js';
import { type ServedResponse, serveBeforeRouter } from './serve-before-router.js';
import { StoredResponses } from './stored-responses.js';

/**
 * Stores reusable responses of the current content revision as they leave the router, and serves them to later
 * requests before the router, in one write and without hooks. A content change removes all of them.
 */
@Injectable()
export class BeforeRouter implements OnModuleInit {
  /** The stored responses. */
  readonly responses = new StoredResponses();
  private readonly listeners: ((served: ServedResponse) => void)[] = [];

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly revision: RevisionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Calls `listener` after each response that did not go through the router's hooks. */
  onServed(listener: (served: ServedResponse) => void): void {
    this.listeners.push(listener);
  }

  /** Puts itself in front of the router. While the server closes, everything goes to the router. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const renewals = new Renewals(server);
    const { rateLimit, trustProxy } = this.config;
    const requestId = requestIdFrom(trustProxy);
    this.revision.onChange(() => this.responses.clear());
    learnResponses(server, this.responses, this.revision);
    const remove = serveBeforeRouter(server.server, {
      responses: this.responses,
      renewals,
      revision: this.revision,
      memory: requestMemory,
      requestId,
      networksOf: (request) => (rateLimit === 'on' ? networksOf(addressOf(request, trustProxy)) : null),
      onServed: (served) => {
        for (const listener of this.listeners) listener(served);
      },
    });
    server.addHook('preClose', async () => {
      remove();
      await renewals.settled();
    });
  }
}
