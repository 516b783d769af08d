import { Injectable } from '@nestjs/common';
import { messages } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { cspNonce } from '../../platform/http/security-headers.js';
import { readSender } from '../../platform/mail/sender.js';
import { writeNewsletterPage } from './newsletter-page.js';

/** A page by its message key; `badLink` for invalid links. */
export type PageName = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'badLink';

const BAD_LINK_STATUS = 400;

/** Responds with the pages behind links in mails. */
@Injectable()
export class NewsletterResponder {
  constructor(private readonly dataSource: DataSource) {}

  /** Sends a page. Its URL contains a token, so it sets a strict referrer policy. */
  async send(name: PageName, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const siteName = (await readSender(this.dataSource.manager)).name;
    const { title, detail, ...texts } = messages.newsletterMail.pages[name];
    const page = {
      siteName,
      title,
      detail: typeof detail === 'string' ? detail : detail(siteName),
      ...('button' in texts && { button: texts.button }),
      leadsOn: name === 'confirmed',
    };
    reply
      .status(name === 'badLink' ? BAD_LINK_STATUS : 200)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(writeNewsletterPage(page, cspNonce(request)));
  }
}
