import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
import { CarPages } from './car-pages.service.js';

/** The pages of cars and drivers, decision 85. */
@ApiTags('leaderboard')
@Controller()
export class CarPagesController {
  constructor(private readonly pages: CarPages) {}

  @Get(carPageRoutes.car)
  @PublicList(LIST_WITH_COUNTS)
  @Refuses('not_found', 'car_removed')
  @ApiOperation({ summary: 'A car with its approved runs and its places' })
  @ApiOkResponse({ standardSchema: carPageSchema })
  car(@Param('carId') carId: string): Promise<CarPage> {
    return this.pages.car(carId);
  }

  @Get(carPageRoutes.driver)
  @PublicList(LIST_WITH_COUNTS)
  @Refuses('not_found')
  @ApiOperation({ summary: 'A driver with cars and best times' })
  @ApiOkResponse({ standardSchema: driverPageSchema })
  driver(@Param('driverId') driverId: string): Promise<DriverPage> {
    return this.pages.driver(driverId);
  }
}
