import { Injectable } from '@nestjs/common';

import { DataSource } from 'typeorm';
import { RevisionService } from '../../platform/cache/revision.service.js';
import { publicNames } from './media-references.js';

/** Maximum number of pictures that a node caches as public; about 200 bytes each. */
const PUBLIC_PICTURES_MAX = 50_000;

/** A query that waits for the previous one, and the names to look up by then. */
interface Lookup {
  readonly names: Set<string>;
  readonly result: Promise<ReadonlySet<string>>;
}

/**
 * Which pictures a public record contains. Public ones are cached until public content changes, and also while this
 * node misses notifications, because it may have lost its database: their readers do not depend on it. Others are
 * looked up each time, so that an approval applies on every node at once.
 */
@Injectable()
export class PublicPictures {
  private known = new Set<string>();
  private next: Lookup | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: RevisionService,
  ) {
    revision.onChange(() => {
      this.known = new Set();
    });
  }

  /** Whether a picture is known to be public, without a query. */
  isKnown(name: string): boolean {
    return this.known.has(name);
  }

  /** Those of the names that a public record contains. Simultaneous calls share a query. */
  async among(names: readonly string[]): Promise<ReadonlySet<string>> {
    if (names.every((name) => this.known.has(name))) return new Set(names);
    this.next ??= this.schedule();
    for (const name of names) this.next.names.add(name);
    return this.next.result;
  }

  /** One query at a time: requests for unknown pictures cannot occupy all connections. */
  private schedule(): Lookup {
    const names = new Set<string>();
    const result = this.last.then(() => {
      this.next = null;
      return this.query([...names]);
    });
    this.last = result.catch(() => undefined);
    return { names, result };
  }

  /** A change during the query replaces the set, so that its outdated result is not cached. */
  private async query(names: readonly string[]): Promise<ReadonlySet<string>> {
    const known = this.revision.current === null ? null : this.known;
    const published = await publicNames(this.dataSource.manager, names);
    if (known && known.size + published.size > PUBLIC_PICTURES_MAX) known.clear();
    for (const name of published) known?.add(name);
    return published;
  }
}
