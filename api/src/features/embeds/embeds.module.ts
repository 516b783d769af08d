import { Module } from '@nestjs/common';
import { BoardModule } from '../board/index.js';
import { SiteModule } from '../site/index.js';
import { EmbedPages } from './embed-pages.service.js';
import { EmbedsController } from './embeds.controller.js';

/** Boards for other sites, overlays for streams, and the page that writes the code for them. */
@Module({
  imports: [BoardModule, SiteModule],
  controllers: [EmbedsController],
  providers: [EmbedPages],
})
export class EmbedsModule {}
