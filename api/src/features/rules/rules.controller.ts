import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type BoardRules,
  boardRulesSchema,
  type ReviewTexts,
  type ReviewTextsUpdate,
  type RulesPublication,
  reviewTextsSchema,
  reviewTextsUpdateSchema,
  rulesPublicationSchema,
  rulesRoutes,
} from '@quartermile/core/domain';
import * as z from 'zod';
import { PublicList } from '../../platform/cache/public-list.decorator.js';
import { CurrentAdmin } from '../../platform/http/access/access.decorators.js';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';
import { Refuses } from '../../platform/http/answers.decorators.js';
import { AdminCreate, AdminUpdate, AnyAdminRoute } from '../../platform/http/routes.decorators.js';
import { ReviewTextsService } from './review-texts.service.js';
import { RulesService } from './rules.service.js';

/** The rules of the boards, and the sentences that reviewers choose from. */
@ApiTags('rules')
@Controller()
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly texts: ReviewTextsService,
  ) {}

  @Get(rulesRoutes.list)
  @ApiOperation({ summary: 'All versions of the rules, oldest first' })
  @ApiOkResponse({ standardSchema: z.array(boardRulesSchema) })
  @PublicList()
  list(): Promise<BoardRules[]> {
    return this.rules.list();
  }

  @AdminCreate(rulesRoutes.publish, 'Publishes the next version of the rules', boardRulesSchema)
  @Refuses('changed_meanwhile')
  publish(
    @Body({ schema: rulesPublicationSchema }) rules: RulesPublication,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<BoardRules> {
    return this.rules.publish(rules, admin);
  }

  @AnyAdminRoute(
    Get(rulesRoutes.reviewTexts),
    'Reasons of rejections and questions to drivers',
    reviewTextsSchema,
  )
  reviewTexts(): Promise<ReviewTexts> {
    return this.texts.read();
  }

  @AdminUpdate(
    rulesRoutes.reviewTexts,
    'Sets reasons of rejections and questions to drivers',
    reviewTextsSchema,
  )
  @Refuses('changed_meanwhile')
  updateReviewTexts(
    @Body({ schema: reviewTextsUpdateSchema }) texts: ReviewTextsUpdate,
    @CurrentAdmin() admin: AdminIdentity,
  ): Promise<ReviewTexts> {
    return this.texts.update(texts, admin);
  }
}
