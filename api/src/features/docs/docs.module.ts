import { Module } from '@nestjs/common';
import { OpenApiModule } from '../../platform/openapi/openapi.module.js';
import { DocsController } from './docs.controller.js';

/** The description of the API, for programs and for people. */
@Module({ imports: [OpenApiModule], controllers: [DocsController] })
export class DocsModule {}
