import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AdminModule } from '../admin/index.js';
import { BoardModule } from '../board/index.js';
import { MediaModule } from '../media/index.js';
import { AdminPresenter } from './admin.presenter.js';
import { CarChanges } from './car-changes.js';
import { CarPicturesController } from './car-pictures.controller.js';
import { CarPictures } from './car-pictures.service.js';
import { CarsController } from './cars.controller.js';
import { CarsService } from './cars.service.js';
import { CarPagesController } from './pages/car-pages.controller.js';
import { CarPages } from './pages/car-pages.service.js';
import { RunMoves } from './run-moves.service.js';
import { RunVideosController } from './run-videos.controller.js';
import { RunVideos } from './run-videos.service.js';

/** Cars: the administrator's lists and changes, pictures, videos of runs, and the pages of cars and drivers. */
@Module({
  imports: [AdminModule, BoardModule, JobsModule, MediaModule],
  controllers: [CarPagesController, CarPicturesController, CarsController, RunVideosController],
  providers: [AdminPresenter, CarChanges, CarPages, CarPictures, CarsService, RunMoves, RunVideos],
  exports: [AdminPresenter, CarChanges, CarPages, RunVideos],
})
export class CarsModule {}
