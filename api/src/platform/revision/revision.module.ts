import { Global, Module } from '@nestjs/common';
import { KeptAnswers } from './kept-answers.js';
import { RevisionService } from './revision.service.js';

/** The revision of everything public, and what is kept ready for it. */
@Global()
@Module({ providers: [RevisionService, KeptAnswers], exports: [RevisionService, KeptAnswers] })
export class RevisionModule {}
