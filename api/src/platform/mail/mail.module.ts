import { Global, Module } from '@nestjs/common';
import { MailService } from './mail.service.js';
import { MailDispatcher } from './mail-dispatcher.service.js';

/** Outgoing mail, for every feature. */
@Global()
@Module({ providers: [MailService, MailDispatcher], exports: [MailService, MailDispatcher] })
export class MailModule {}
