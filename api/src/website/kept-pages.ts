import { randomUUID } from 'node:crypto';
import { PAGE_KEPT_MS } from '@quartermile/core/domain';
import type { FastifyReply } from 'fastify';
import { KeptAnswers } from '../platform/revision/kept-answers.js';
import type { RevisionService } from '../platform/revision/revision.service.js';
import { PAGE_HEADERS } from './send-response.js';
import type { WebsiteBuild, WebsiteContext } from './website-build.js';

/** A rendered page, in pieces between which the nonce of each answer goes. */
class KeptPage {
  readonly bytes: number;

  constructor(
    private readonly status: number,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly pieces: readonly string[],
  ) {
    // Text in memory takes two bytes a character.
    this.bytes = 2 * pieces.reduce((sum, piece) => sum + piece.length, 0);
  }

  /** A page that could not be rendered may come right the next time. */
  get isFleeting(): boolean {
    return this.status >= 500;
  }

  send(reply: FastifyReply, nonce: string): FastifyReply {
    return reply
      .status(this.status)
      .headers({ ...PAGE_HEADERS, ...this.headers })
      .send(this.pieces.join(nonce));
  }
}

/**
 * Renders each page once for a revision of the content and for everybody who asks meanwhile: pages are the
 * same for all visitors. What a page says of the time, such as "Tomorrow", is a minute old at the most.
 */
export class KeptPages {
  /** Stands for the nonce; nobody outside of this process can write it into a page. */
  private readonly nonce = randomUUID();
  private readonly pages = new KeptAnswers<KeptPage>();

  constructor(
    private readonly website: WebsiteBuild,
    private readonly context: Omit<WebsiteContext, 'nonce'>,
    private readonly revision: Pick<RevisionService, 'current'>,
  ) {}

  /** The page of an address. Throws what the website throws. */
  find(url: string): Promise<KeptPage> {
    const age = Math.floor(Date.now() / PAGE_KEPT_MS);
    return this.pages.find(`${age} ${url}`, this.revision.current, () => this.render(url));
  }

  /** Nothing of a visitor's request gets into it, and a visitor who leaves does not end it for the others. */
  private async render(url: string): Promise<KeptPage> {
    const { nonce } = this;
    const response = await this.website.handleRequest(new Request(url), { ...this.context, nonce });
    const text = await response.text();
    return new KeptPage(response.status, Object.fromEntries(response.headers), text.split(nonce));
  }
}
