import { Module } from '@nestjs/common';
import { FoundController } from './found.controller.js';
import { FoundDocuments } from './found-documents.service.js';

/** What search engines and feed readers ask for: sitemap, robots.txt, feeds. */
@Module({ controllers: [FoundController], providers: [FoundDocuments] })
export class FoundModule {}
