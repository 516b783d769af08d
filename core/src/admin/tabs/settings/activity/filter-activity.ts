import { type ActivityItem, foldText } from '@quartermile/core/domain';
import { actionWords, actorName } from '../../../kernel/activity/activity-words.js';
import { describeChange } from '../../../kernel/activity/describe-change.js';

/** Filters of the activity log. null disables a filter. */
export interface ActivityFilter {
  readonly action: string | null;
  readonly subject: string | null;
  /** Search words for actor, action and changes. */
  readonly search: string;
}

/** Returns the matching records in their order. */
export function filterActivity(
  items: readonly ActivityItem[],
  { action, subject, search }: ActivityFilter,
): readonly ActivityItem[] {
  const wanted = foldText(search);
  return items.filter(
    (item) =>
      (action === null || item.action === action) &&
      (subject === null || item.subject.type === subject) &&
      (wanted === '' || foldText(textOf(item)).includes(wanted)),
  );
}

function textOf(item: ActivityItem): string {
  const changes = describeChange(item.before, item.after).flatMap(({ field, before, after }) => [
    field,
    before?.kind === 'text' ? before.text : '',
    after?.kind === 'text' ? after.text : '',
  ]);
  return [
    actorName(item.actor),
    actionWords(item.action, item.subject.type),
    item.subject.label,
    ...changes,
  ].join('\n');
}
