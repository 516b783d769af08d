import { Injectable } from '@nestjs/common';
import {
  type EventDocument,
  type EventImportReport,
  eventDocumentProblem,
  isUsableEventId,
  mapEventPictures,
  messages,
  parseDataUrlHead,
  readEventId,
  remotePicturesOf,
  undatedAmong,
} from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../../platform/errors/app-error.js';
import type { AdminIdentity } from '../../../../platform/http/access/admin-identity.js';
import { PublicChanges } from '../../../admin/index.js';
import { imagePath, MediaFiles, readDataUrl } from '../../../media/index.js';
import { withoutColumns } from '../event.presenter.js';
import { EventPicturesService, pictureNames, picturesOf } from '../event-pictures.service.js';
import { RemoteEventPictures } from './remote-event-pictures.service.js';

/** Messages about the pictures of an import. */
export const pictureMessages = {
  tooMany: 'Too many pictures at once. Import this event again, in a smaller file.',
} as const;

/** A valid document. A new id is generated if `id` is null. */
interface Importable {
  /** Index in the request. */
  readonly index: number;
  readonly id: string | null;
  readonly document: EventDocument;
}

type MissingPicture = NonNullable<EventImportReport['missingPictures']>[number];

interface Replaced {
  readonly id: string;
  readonly pictures: readonly string[];
}

/** Imports the export of another event collection. */
@Injectable()
export class EventImportService {
  constructor(
    private readonly files: MediaFiles,
    private readonly pictures: EventPicturesService,
    private readonly remotePictures: RemoteEventPictures,
    private readonly changes: PublicChanges,
  ) {}

  /**
   * Stores all valid documents in one transaction. A document with an id replaces the stored one; of several with the
   * same id the last is stored. Remote pictures are fetched. If that fails, the document is stored without them and
   * the report lists them. It also lists the stored documents without a readable date.
   */
  async import(documents: readonly unknown[], admin: AdminIdentity): Promise<EventImportReport> {
    const skipped: EventImportReport['skipped'] = [];
    const importable: Importable[] = [];
    for (const [index, document] of documents.entries()) {
      try {
        importable.push({ index, ...(await this.prepare(document)) });
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        skipped.push({ index, reason: error.detail });
      }
    }
    const { fetched, missing } = await this.fetchPictures(lastOfEachId(importable));
    const report = {
      imported: importable.length,
      skipped,
      ...(missing.length > 0 && { missingPictures: missing }),
    };
    if (fetched.length > 0) await this.store(fetched, report, admin);
    const undated = undatedAmong(fetched);
    return undated.length === 0 ? report : { ...report, undated };
  }

  /** @throws AppError (4xx) with a message for the administrator when the document is invalid */
  private async prepare(sent: unknown): Promise<Omit<Importable, 'index'>> {
    const problem = eventDocumentProblem(sent);
    if (problem) throw new AppError('invalid_input', { detail: problem });
    const document = sent as EventDocument;
    const id = readEventId(document);
    if (id !== null && !isUsableEventId(id)) {
      throw new AppError('invalid_input', { detail: messages.events.unusableId });
    }
    return { id, document: await this.keepPictures(withoutColumns(document)) };
  }

  /** Stores pictures separately for each document, so that an invalid picture rejects only that document. */
  private async keepPictures(document: EventDocument): Promise<EventDocument> {
    const sent = new Set(picturesOf(document).filter((picture) => parseDataUrlHead(picture)));
    const names = new Map<string, string>();
    try {
      for (const picture of sent) {
        const { name } = await this.files.keep(readDataUrl(picture), 'public');
        names.set(picture, name);
      }
    } catch (error) {
      await this.pictures.release([...names.values()]);
      throw error;
    }
    return mapEventPictures(document, (picture) => imagePath(names.get(picture) ?? null) ?? picture);
  }

  /** Replaces the URLs of fetched pictures in the documents by their paths on this site. */
  private async fetchPictures(importable: readonly Importable[]): Promise<{
    readonly fetched: readonly Importable[];
    readonly missing: MissingPicture[];
  }> {
    const outcomes = await this.remotePictures.fetchAll(importable.map(({ document }) => document));
    const fetched = importable.map(({ document, ...one }) => ({
      ...one,
      document: mapEventPictures(document, (picture) => outcomes.get(picture)?.path ?? picture),
    }));
    const missing = fetched.flatMap(({ index, document }) =>
      remotePicturesOf(document).map((picture) => {
        const reason = outcomes.get(picture)?.reason ?? pictureMessages.tooMany;
        return { index, picture, reason };
      }),
    );
    return { fetched, missing };
  }

  private async store(
    importable: readonly Importable[],
    report: EventImportReport,
    admin: AdminIdentity,
  ): Promise<void> {
    const documents = importable.map(({ document }) => document);
    const replaced = await this.pictures.hold(documents, async (manager) => {
      const before = await lockReplaced(manager, importable);
      const ids = await upsert(manager, importable);
      await this.changes.note(manager, {
        actor: admin.email,
        action: 'import',
        subject: { type: 'event', id: '', label: messages.events.title },
        before: { replaced: before.map(({ id }) => id) },
        after: { ...report, ids },
      });
      return before;
    });
    await this.pictures.release(replaced.flatMap(({ pictures }) => pictures));
  }
}

function lastOfEachId(importable: readonly Importable[]): Importable[] {
  const last = new Map(importable.map((one) => [one.id ?? one, one]));
  return [...last.values()];
}

/** Locks the rows to be replaced against concurrent changes. */
function lockReplaced(manager: EntityManager, importable: readonly Importable[]): Promise<Replaced[]> {
  const ids = importable.map(({ id }) => id).filter((id) => id !== null);
  return manager.query('SELECT id, pictures FROM events WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
}

/** @returns the ids, in the documents' order */
async function upsert(manager: EntityManager, importable: readonly Importable[]): Promise<string[]> {
  const rows = importable.map(({ id, document }) => ({ id, document, pictures: pictureNames(document) }));
  const stored = await manager.query<{ id: string }[]>(
    `INSERT INTO events (id, document, pictures)
     SELECT coalesce(row.id, uuidv7()::text), row.document, row.pictures
     FROM jsonb_to_recordset($1::jsonb) AS row (id text, document jsonb, pictures text[])
     ON CONFLICT (id) DO UPDATE
       SET document = excluded.document, pictures = excluded.pictures, updated_at = now()
     RETURNING id`,
    [JSON.stringify(rows)],
  );
  return stored.map(({ id }) => id);
}
