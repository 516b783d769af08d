import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.js';
import { MediaModule } from '../media/index.js';
import { ManagedContent } from './managed-content.service.js';

/** Shared storage of videos, sponsors, events and past events: locked changes, activity records and pictures. */
@Module({
  imports: [AdminModule, MediaModule],
  providers: [ManagedContent],
  exports: [ManagedContent],
})
export class ManagedContentModule {}
