import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { MediaResponder } from './media.responder.js';

/** `GET /media/...`. */
@Module({ controllers: [MediaController], providers: [MediaResponder] })
export class MediaFeatureModule {}
