import { Body, Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Deletion,
  type Strip,
  stripAddSchema,
  stripRoutes,
  stripSchema,
  stripUpdateSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { AdminCreate, AdminDelete, AdminUpdate, Route } from '../../platform/http/routes.decorators.js';
import { StripsService } from './strips.service.js';

/** Strips on which runs are timed. */
@ApiTags('strips')
@Controller()
export class StripsController {
  constructor(private readonly strips: StripsService) {}

  @Route(Get(stripRoutes.list), 'All strips, by name', z.array(stripSchema))
  @PublicList()
  list(): Promise<Strip[]> {
    return this.strips.list();
  }

  @AdminCreate(stripRoutes.add, 'Adds a strip', stripSchema)
  @Refuses('strip_name_taken')
  add(
    @Body({ schema: stripAddSchema }) strip: z.output<typeof stripAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Strip> {
    return this.strips.add(strip, admin);
  }

  @AdminUpdate(stripRoutes.update, 'Sets fields of a strip, also in the runs that name it', stripSchema)
  @Refuses('changed_meanwhile', 'strip_name_taken')
  update(
    @Param('id') id: string,
    @Body({ schema: stripUpdateSchema }) changes: z.output<typeof stripUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<Strip> {
    return this.strips.update(id, changes, admin);
  }

  @AdminDelete(stripRoutes.delete, 'Removes a strip that no run names')
  @Refuses('strip_in_use')
  delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    return this.strips.delete(id, admin);
  }
}
