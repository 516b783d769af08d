import { Global, Module } from '@nestjs/common';
import { PublicContent } from './public-content.service.js';

/** Public content for whatever presents it in another form. */
@Global()
@Module({ providers: [PublicContent], exports: [PublicContent] })
export class PublicContentModule {}
