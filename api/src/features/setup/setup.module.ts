import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.js';
import { MediaModule } from '../media/index.js';
import { SetupController } from './setup.controller.js';
import { SetupService } from './setup.service.js';

/** The administrator's first steps, and the demo content. */
@Module({ imports: [AdminModule, MediaModule], controllers: [SetupController], providers: [SetupService] })
export class SetupModule {}
