import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FingerprintSet } from './fingerprint-set.js';

/** Separates names in one text; media names have none. */
const SEPARATOR = ' ';

/** Which fingerprints are stored: their number, and a sum that any other set of names changes. */
const REVISION = `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(name, 0)), 0) AS revision
  FROM picture_fingerprints WHERE fingerprint IS NOT NULL`;

/** All of them in one row, because thousands of rows take longer to read than to compare. */
const ALL = `SELECT coalesce(string_agg(name, '${SEPARATOR}' ORDER BY name), '') AS names,
    coalesce(string_agg(fingerprint, '' ORDER BY name), '') AS fingerprints
  FROM picture_fingerprints WHERE fingerprint IS NOT NULL`;

/**
 * The stored fingerprints in memory, about 250 bytes each. Each use compares their revision with that of the database, so
 * they are current whichever node added or deleted one, also after lost notifications.
 */
@Injectable()
export class StoredFingerprints {
  private present: { readonly revision: string; readonly set: Promise<FingerprintSet> } | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** All fingerprints that are stored now. Concurrent calls share one reading. */
  async current(): Promise<FingerprintSet> {
    const [{ revision }] = await this.dataSource.query<[{ revision: string }]>(REVISION);
    if (this.present?.revision !== revision) this.present = { revision, set: this.load() };
    const { present } = this;
    return present.set.catch((error: unknown) => {
      if (this.present === present) this.present = null;
      throw error;
    });
  }

  /** Reads at least what the revision has that was read before. What was added since is read again next time. */
  private async load(): Promise<FingerprintSet> {
    const [row] = await this.dataSource.query<[{ names: string; fingerprints: Buffer }]>(ALL);
    return new FingerprintSet(row.names === '' ? [] : row.names.split(SEPARATOR), row.fingerprints);
  }
}
