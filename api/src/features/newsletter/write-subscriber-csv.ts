import { toCell, toCsvLine } from '../../platform/csv/csv-cell.js';
import type { SubscriberEntity } from './subscriber.entity.js';

/** A subscriber with their unsubscribe link. */
export interface SubscriberRow
  extends Pick<
    SubscriberEntity,
    'email' | 'status' | 'createdAt' | 'confirmedAt' | 'unsubscribedAt' | 'consentVersion' | 'consentedAt'
  > {
  readonly unsubscribeUrl: string;
}

const COLUMNS: readonly (readonly [string, (row: SubscriberRow) => string | Date | null])[] = [
  ['email', (row) => row.email],
  ['status', (row) => row.status],
  ['created_at', (row) => row.createdAt],
  ['confirmed_at', (row) => row.confirmedAt],
  ['unsubscribed_at', (row) => row.unsubscribedAt],
  ['consent_version', (row) => row.consentVersion],
  ['consented_at', (row) => row.consentedAt],
  ['unsubscribe_url', (row) => row.unsubscribeUrl],
];

/** Required by spreadsheets to detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Subscribers as CSV, RFC 4180. Times are UTC. */
export function writeSubscriberCsv(rows: readonly SubscriberRow[]): string {
  const lines = [
    COLUMNS.map(([name]) => name),
    ...rows.map((row) => COLUMNS.map(([, read]) => asText(read(row)))),
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => toCsvLine(cells.map(toCell))).join('');
}

function asText(value: string | Date | null): string {
  return value instanceof Date ? value.toISOString() : (value ?? '');
}
