import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PublicChanges } from '../admin/index.js';
import { MediaService } from '../media/index.js';
import type { ContentKind } from './content-kind.js';
import { ContentStore } from './content-store.js';

/** Creates stores of public content managed by the administrator. */
@Injectable()
export class ManagedContent {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly changes: PublicChanges,
  ) {}

  /** Creates the store of one kind of content. */
  storeOf<Row extends { id: string }, Shown extends { readonly id: string }>(
    kind: ContentKind<Row, Shown>,
  ): ContentStore<Row, Shown> {
    return new ContentStore(kind, this.dataSource, this.media, this.changes);
  }
}
