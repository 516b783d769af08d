import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CarPage,
  carPageRoutes,
  carPageSchema,
  type DriverPage,
  driverPageSchema,
} from '@quartermile/core/domain';
import { LIST_WITH_COUNTS } from '../../../platform/cache/freshness.js';
import { PublicList } from '../../../platform/cache/public-list.decorator.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { Route } from '../../../platform/http/routes.decorators.js';
import { CarPages } from './car-pages.service.js';

/** The pages of cars and drivers, decision 85. */
@ApiTags('leaderboard')
@Controller()
export class CarPagesController {
  constructor(private readonly pages: CarPages) {}

  @Route(Get(carPageRoutes.car), 'A car with its approved runs and its places', carPageSchema)
  @PublicList(LIST_WITH_COUNTS)
  @Refuses('not_found', 'car_removed')
  car(@Param('carId') carId: string): Promise<CarPage> {
    return this.pages.car(carId);
  }

  @Route(Get(carPageRoutes.driver), 'A driver with cars and best times', driverPageSchema)
  @PublicList(LIST_WITH_COUNTS)
  @Refuses('not_found')
  driver(@Param('driverId') driverId: string): Promise<DriverPage> {
    return this.pages.driver(driverId);
  }
}
