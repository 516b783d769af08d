import { Global, Module } from '@nestjs/common';
import { AdminPresenter } from './admin.presenter.js';
import { CarChanges } from './car-changes.js';

/** What cars and the leaderboard share: their two tables, the wire shapes, and how a car is changed. */
@Global()
@Module({ providers: [AdminPresenter, CarChanges], exports: [AdminPresenter, CarChanges] })
export class BoardModule {}
