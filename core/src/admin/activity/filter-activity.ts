import type { ActivityItem } from '@quartermile/core/domain';
import { actionWords, actorName } from './activity-words.js';
import { describeChange } from './describe-change.js';

/** What narrows the activity list; null: all of them. */
export interface ActivityFilter {
  readonly action: string | null;
  readonly subject: string | null;
  /** Words looked for in who, what, and what changed. */
  readonly search: string;
}

/** The records that match, in their order. */
export function filterActivity(
  items: readonly ActivityItem[],
  { action, subject, search }: ActivityFilter,
): readonly ActivityItem[] {
  const wanted = search.trim().toLocaleLowerCase();
  return items.filter(
    (item) =>
      (action === null || item.action === action) &&
      (subject === null || item.subject.type === subject) &&
      (wanted === '' || textOf(item).toLocaleLowerCase().includes(wanted)),
  );
}

function textOf(item: ActivityItem): string {
  const changes = describeChange(item.before, item.after).flatMap(({ field, before, after }) => [
    field,
    before?.kind === 'text' ? before.text : '',
    after?.kind === 'text' ? after.text : '',
  ]);
  return [actorName(item.actor), actionWords(item.action), item.subject.label, ...changes].join('\n');
}
