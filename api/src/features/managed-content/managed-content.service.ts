import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../../platform/database/transactions/transactions.service.js';
import { PublicChanges } from '../admin/index.js';
import { MediaService } from '../media/index.js';
import type { ContentKind } from './content-kind.js';
import { ContentStore } from './content-store.js';
import { Publications } from './publications.service.js';
import type { SchedulableRow } from './schedule.js';

/** Creates stores of public content managed by the administrator. */
@Injectable()
export class ManagedContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
    private readonly publications: Publications,
  ) {}

  /** Creates the store of one kind of content, whose scheduled rows are published by themselves. Call from constructors. */
  storeOf<Row extends SchedulableRow, Shown extends { readonly id: string }>(
    kind: ContentKind<Row, Shown>,
  ): ContentStore<Row, Shown> {
    const store = new ContentStore(kind, this.dataSource, this.transactions, this.media, this.changes);
    if (kind.schedule?.published)
      this.publications.register({ entity: kind.entity, publish: (id) => store.publish(id) });
    return store;
  }
}
