import { Module } from '@nestjs/common';
import { CarsController } from './cars.controller.js';
import { CarsService } from './cars.service.js';
import { RejectedCars } from './rejected-cars.service.js';
import { ReviewService } from './review.service.js';
import { SubmissionsService } from './submissions.service.js';

/** Submissions, their review, and the cars that came of it. */
@Module({
  controllers: [CarsController],
  providers: [CarsService, RejectedCars, ReviewService, SubmissionsService],
})
export class CarsModule {}
