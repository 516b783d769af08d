import { Body, Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type Deletion,
  type MenuSegment,
  menuSegmentSchema,
  type NamedSegment,
  namedSegmentSchema,
  type SegmentPage,
  type SegmentPageQuery,
  type SegmentPlace,
  type SegmentSummary,
  segmentAddSchema,
  segmentPageQuerySchema,
  segmentPageSchema,
  segmentPlaceSchema,
  segmentRoutes,
  segmentSummarySchema,
  segmentUpdateSchema,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { LIST_WITH_COUNTS, PAGE } from '../../platform/cache/freshness.js';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { AdminCreate, AdminDelete, AdminUpdate } from '../../platform/http/routes.decorators.js';
import { NamedSegments } from './named-segments.service.js';
import { SegmentsService } from './segments.service.js';

/** Votes as in a list; "this year" ends with the clock. */
const FRESHNESS = { ...PAGE, ...LIST_WITH_COUNTS };

/** Segments of the boards: cars that have something in common, with a leader of their own. */
@ApiTags('segments')
@Controller()
export class SegmentsController {
  constructor(
    private readonly segments: SegmentsService,
    private readonly named: NamedSegments,
  ) {}

  @Get(segmentRoutes.list)
  @PublicList(FRESHNESS)
  @ApiOperation({ summary: 'All segments with their leaders, the named ones first' })
  @ApiOkResponse({ standardSchema: z.array(segmentSummarySchema) })
  list(): Promise<SegmentSummary[]> {
    return this.segments.list();
  }

  @Get(segmentRoutes.menu)
  @PublicList()
  @ApiOperation({ summary: 'The segments that the menu of the site shows' })
  @ApiOkResponse({ standardSchema: z.array(menuSegmentSchema) })
  menu(): Promise<MenuSegment[]> {
    return this.segments.menu();
  }

  @Get(segmentRoutes.view)
  @PublicList(FRESHNESS, { schema: segmentPageQuerySchema })
  @Refuses('not_found')
  @ApiOperation({ summary: 'A segment with a page of its places' })
  @ApiOkResponse({ standardSchema: segmentPageSchema })
  page(
    @Param('slug') slug: string,
    @Query({ schema: segmentPageQuerySchema }) { offset }: SegmentPageQuery,
  ): Promise<SegmentPage> {
    return this.segments.page(slug, offset);
  }

  @Get(segmentRoutes.ofEntry)
  @PublicList(FRESHNESS)
  @Refuses('not_found')
  @ApiOperation({ summary: 'The segments that the car of an entry is in, with its places' })
  @ApiOkResponse({ standardSchema: z.array(segmentPlaceSchema) })
  ofEntry(@Param('entryId') entryId: string): Promise<SegmentPlace[]> {
    return this.segments.ofEntry(entryId);
  }

  @AdminCreate(segmentRoutes.add, 'Names a segment, as the last one in the order', namedSegmentSchema)
  @Refuses('segment_taken')
  add(
    @Body({ schema: segmentAddSchema }) segment: z.output<typeof segmentAddSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<NamedSegment> {
    return this.named.add(segment, admin);
  }

  @AdminUpdate(segmentRoutes.update, 'Sets fields of a segment, or moves it in the order', namedSegmentSchema)
  @Refuses('changed_meanwhile', 'segment_taken')
  update(
    @Param('id') id: string,
    @Body({ schema: segmentUpdateSchema }) changes: z.output<typeof segmentUpdateSchema>,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<NamedSegment> {
    return this.named.update(id, changes, admin);
  }

  @AdminDelete(segmentRoutes.delete, 'Removes a segment; a built-in one with its filter is back')
  delete(@Param('id') id: string, @CurrentAdmin() admin: AdminIdentity): Promise<Deletion> {
    return this.named.delete(id, admin);
  }
}
