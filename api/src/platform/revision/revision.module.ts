import { Global, Module } from '@nestjs/common';
import { KeptAnswers } from './kept-answers.js';
import { PublicChanges } from './public-changes.service.js';
import { RevisionService } from './revision.service.js';

/** The revision of everything public, and what is kept ready for it. */
@Global()
@Module({
  providers: [RevisionService, KeptAnswers, PublicChanges],
  exports: [RevisionService, KeptAnswers, PublicChanges],
})
export class RevisionModule {}
