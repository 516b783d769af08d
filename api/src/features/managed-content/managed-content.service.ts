import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { PublicChanges } from '../admin/index.js';
import { MediaService } from '../media/index.js';
import type { ContentKind } from './content-kind.js';
import { ContentStore } from './content-store.js';

/** Creates stores of public content managed by the administrator. */
@Injectable()
export class ManagedContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
  ) {}

  /** Creates the store of one kind of content. */
  storeOf<Row extends { id: string }, Shown extends { readonly id: string }>(
    kind: ContentKind<Row, Shown>,
  ): ContentStore<Row, Shown> {
    return new ContentStore(kind, this.dataSource, this.transactions, this.media, this.changes);
  }
}
