import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { isHttps, pagePolicy } from '../../platform/http/security-headers.js';
import { SiteService } from '../site/index.js';
import { newsletterMailMessages } from './newsletter-messages.js';
import { NEWSLETTER_PAGE_INLINE, writeNewsletterPage } from './newsletter-page.js';

/** A page by its message key; `badLink` for invalid links. */
export type PageName = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'badLink';

const BAD_LINK_STATUS = 400;

/** Responds with the pages behind links in mails. */
@Injectable()
export class NewsletterResponder {
  private readonly policy: Record<string, string>;

  constructor(
    private readonly site: SiteService,
    @Inject(CONFIG) { publicUrl }: Config,
  ) {
    this.policy = pagePolicy(isHttps(publicUrl), NEWSLETTER_PAGE_INLINE);
  }

  /** Sends a page. Its URL contains a token, so it sets a strict referrer policy. */
  async send(name: PageName, reply: FastifyReply): Promise<void> {
    const site = await this.site.read();
    const { title, detail, ...texts } = newsletterMailMessages.pages[name];
    const page = {
      site,
      title,
      detail: typeof detail === 'string' ? detail : detail(site.siteName),
      ...('button' in texts && { button: texts.button }),
      leadsOn: name === 'confirmed' || name === 'unsubscribed' || name === 'badLink',
    };
    reply
      .status(name === 'badLink' ? BAD_LINK_STATUS : 200)
      .headers(this.policy)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(writeNewsletterPage(page));
  }
}
