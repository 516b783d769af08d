import { Module } from '@nestjs/common';
import { AdminStreamController } from './admin-stream.controller.js';
import { AdminStreams } from './admin-streams.service.js';

/** What the administrator's open windows hear. */
@Module({ controllers: [AdminStreamController], providers: [AdminStreams] })
export class AdminStreamModule {}
