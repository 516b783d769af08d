import { Module } from '@nestjs/common';
import { SponsorsController } from './sponsors.controller.js';
import { SponsorsService } from './sponsors.service.js';

/** The sponsors of the site. */
@Module({ controllers: [SponsorsController], providers: [SponsorsService] })
export class SponsorsModule {}
