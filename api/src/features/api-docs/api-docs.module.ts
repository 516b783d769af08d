import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.js';
import { DocsAssets } from './docs-assets.js';
import { ApiDocument } from './openapi/api-document.js';

/** The OpenAPI document and its documentation page. */
@Module({ controllers: [DocsController], providers: [ApiDocument, DocsAssets], exports: [ApiDocument] })
export class ApiDocsModule {}
