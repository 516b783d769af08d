import * as z from 'zod';
import { toCell, toCsvLine } from '../../platform/csv/csv-cell.js';
import type { PublicList } from './public-api-payloads.js';

/** A column: its name and the path of its value in an item. */
type Column = readonly [name: string, path: readonly string[]];

/**
 * The items of a list as CSV (RFC 4180), with a header. Columns are the fields of the schema that have one value; links
 * are `car_url`, `page_url` and so on. Numbers and instants are as in JSON, unknown values empty.
 */
export function writeListCsv(schema: z.ZodObject, { items }: PublicList<unknown>): string {
  const columns = columnsOf(itemOf(schema));
  const header = columns.map(([name]) => name);
  const rows = items.map((item) => columns.map(([, path]) => cellOf(valueAt(item, path))));
  return [header, ...rows].map(toCsvLine).join('');
}

function itemOf(list: z.ZodObject): z.ZodObject {
  const { items } = list.shape;
  if (!(items instanceof z.ZodArray && items.element instanceof z.ZodObject))
    throw new Error('This is no list.');
  return items.element;
}

function columnsOf(item: z.ZodObject): Column[] {
  return Object.entries(item.shape).flatMap(([name, field]): Column[] => {
    if (field instanceof z.ZodArray) return [];
    if (!(field instanceof z.ZodObject)) return [[name, [name]]];
    return Object.keys(field.shape).map((link) => [`${link}_url`, [name, link]]);
  });
}

function valueAt(item: unknown, path: readonly string[]): unknown {
  return path.reduce((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], item);
}

/** A number needs no protection against formulas: a negative one begins with a minus. */
function cellOf(value: unknown): string {
  return typeof value === 'string' ? toCell(value) : String(value ?? '');
}
