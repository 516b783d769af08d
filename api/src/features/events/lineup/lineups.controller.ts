import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  entryListSchema,
  eventDayRoutes,
  type Lineup,
  ladderDrawSchema,
  ladderResultSchema,
  lineupSchema,
} from '@quartermile/core/domain';
import type * as z from 'zod';
import { PublicList } from '../../../platform/cache/public-list.decorator.js';
import { CurrentAdmin } from '../../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import { Refuses } from '../../../platform/http/answers.decorators.js';
import { AdminUpdate, Route } from '../../../platform/http/routes.decorators.js';
import { LineupsService } from './lineups.service.js';

/** Entry lists and ladders of events, decision 101. */
@ApiTags('events')
@Controller()
export class LineupsController {
  constructor(private readonly lineups: LineupsService) {}

  @Route(Get(eventDayRoutes.lineup), 'Entry list and ladder of an event or past event', lineupSchema)
  @PublicList()
  read(@Param('id') id: string): Promise<Lineup> {
    return this.lineups.read(id);
  }

  @AdminUpdate(eventDayRoutes.setEntries, 'Sets the entry list of an event', lineupSchema)
  @Refuses('changed_meanwhile')
  setEntries(
    @Param('id') id: string,
    @Body({ schema: entryListSchema }) entries: z.output<typeof entryListSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Lineup> {
    return this.lineups.setEntries(id, entries, admin);
  }

  @AdminUpdate(eventDayRoutes.drawLadder, 'Draws the ladder of an event from its entry list', lineupSchema)
  @Refuses('changed_meanwhile')
  drawLadder(
    @Param('id') id: string,
    @Body({ schema: ladderDrawSchema }) draw: z.output<typeof ladderDrawSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Lineup> {
    return this.lineups.drawLadder(id, draw, admin);
  }

  @AdminUpdate(eventDayRoutes.setResult, 'Sets the result of a race of a ladder', lineupSchema)
  @Refuses('changed_meanwhile')
  setResult(
    @Param('id') id: string,
    @Body({ schema: ladderResultSchema }) result: z.output<typeof ladderResultSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Lineup> {
    return this.lineups.setResult(id, result, admin);
  }
}
