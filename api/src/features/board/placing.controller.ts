import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type GhostPlace,
  type GhostQuery,
  ghostPlaceSchema,
  ghostQuerySchema,
  ghostRoutes,
  type Highlights,
  highlightRoutes,
  highlightsOf,
  highlightsSchema,
  placeGhost,
} from '@quartermile/core/domain';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { BoardReadModel } from './board-read-model.js';

/** Where a time would be on a board, and what the home page shows of the boards. Decision 95. */
@ApiTags('leaderboard')
@Controller()
export class PlacingController {
  constructor(private readonly board: BoardReadModel) {}

  /** Not cached: anybody can invent times, and finding a place is quick. */
  @Get(ghostRoutes.place)
  @ApiOperation({ summary: 'Where a time would be on a board that is ranked by time' })
  @ApiOkResponse({ standardSchema: ghostPlaceSchema })
  async place(@Query({ schema: ghostQuerySchema }) query: GhostQuery): Promise<GhostPlace> {
    const { time, category = 'Our Drag Races', drivetrain = null } = query;
    const table = await this.board.read();
    return placeGhost(table.ranking(category), category, { time, drivetrain });
  }

  @Get(highlightRoutes.read)
  @PublicList()
  @ApiOperation({ summary: 'The first three of Our Drag Races, and the newest entry of all boards' })
  @ApiOkResponse({ standardSchema: highlightsSchema })
  async highlights(): Promise<Highlights> {
    const table = await this.board.read();
    return highlightsOf((category) => table.ranking(category));
  }
}
