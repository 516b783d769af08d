import { Module } from '@nestjs/common';
import { ManagedContentModule } from '../managed-content/index.js';
import { SponsorsController } from './sponsors.controller.js';
import { SponsorsService } from './sponsors.service.js';

/** The sponsors of the site. */
@Module({
  imports: [ManagedContentModule],
  controllers: [SponsorsController],
  providers: [SponsorsService],
})
export class SponsorsModule {}
