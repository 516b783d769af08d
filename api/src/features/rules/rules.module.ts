import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/index.js';
import { ReviewTextsService } from './review-texts.service.js';
import { RulesController } from './rules.controller.js';
import { RulesService } from './rules.service.js';

/** The rules of the boards in versions, and the sentences that reviewers choose from. */
@Module({
  imports: [AdminModule],
  controllers: [RulesController],
  providers: [ReviewTextsService, RulesService],
})
export class RulesModule {}
