import { Module } from '@nestjs/common';
import { RemotePictures } from './remote-pictures.service.js';

/** Pictures on other sites, for the features that bring some here. */
@Module({ providers: [RemotePictures], exports: [RemotePictures] })
export class RemotePicturesModule {}
