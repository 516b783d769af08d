import { Module } from '@nestjs/common';
import { SharePicturesController } from './share-pictures.controller.js';
import { SharePictures } from './share-pictures.service.js';
import { ShareStudio } from './share-studio.js';

/** The pictures of share cards. */
@Module({ controllers: [SharePicturesController], providers: [SharePictures, ShareStudio] })
export class SharePicturesModule {}
