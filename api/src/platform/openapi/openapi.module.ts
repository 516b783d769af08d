import { Module } from '@nestjs/common';
import { ApiDocument } from './api-document.js';

/** The description of the API. */
@Module({ providers: [ApiDocument], exports: [ApiDocument] })
export class OpenApiModule {}
