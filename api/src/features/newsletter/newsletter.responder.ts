import { Injectable } from '@nestjs/common';
import { messages } from '@quartermile/core/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { cspNonce } from '../../platform/http/security-headers.js';
import { readSender } from '../../platform/mail/sender.js';
import { writeNewsletterPage } from './newsletter-page.js';

/** A page by its name in the messages; `badLink` is what a link that is not good leads to. */
export type PageName = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'badLink';

const BAD_LINK_STATUS = 400;

/** Answers with the pages that links in mails lead to. */
@Injectable()
export class NewsletterResponder {
  constructor(private readonly dataSource: DataSource) {}

  /** Sends a page. Its address holds a token, so no other site gets to hear it as a referrer. */
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
