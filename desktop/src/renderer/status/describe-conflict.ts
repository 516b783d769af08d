import { SITE_TIME_ZONE } from '@quartermile/core/domain';
import type { CarOutcome, RefusedDecision } from '../../shared/app-state.js';
import { desktopMessages } from '../../shared/messages/messages.js';

const text = desktopMessages.offline;
const clock = { timeZone: SITE_TIME_ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const time = new Intl.DateTimeFormat('en-ZA', clock);
const day = new Intl.DateTimeFormat('en-ZA', { timeZone: SITE_TIME_ZONE, day: 'numeric', month: 'short' });

/**
 * Describes a conflict: the decision, the outcome, by whom and when; the site's message when that is unknown.
 * @param now ms since 1970; times of the same day omit the date
 */
export function describeConflict(refused: RefusedDecision, now: number = Date.now()): string {
  const { outcome, reason } = refused;
  const own = describeOwn(refused, now);
  if (outcome !== null) return `${own} ${describeOutcome(outcome, now)}`;
  // The text of the question is nowhere else, and a changed car was not decided by anybody else.
  const isOwn = refused.decision.action === 'ask' || isChanged(refused);
  return isOwn ? `${own} ${reason}` : reason;
}

/** Whether a decision was refused because its car had changed since it was seen. */
export const isChanged = ({ code }: Pick<RefusedDecision, 'code'>): boolean => code === 'changed_meanwhile';

function describeOwn({ decision, at, isOffline = true }: RefusedDecision, now: number): string {
  const when = isOffline ? text.offlineAt(formatTime(at, now)) : formatTime(at, now);
  switch (decision.action) {
    case 'approve':
      return text.youApproved(decision.categories.join(', '), when);
    case 'reject':
      return text.youRejected(when);
    case 'ask':
      return text.youAsked(decision.reason, when);
  }
}

function describeOutcome({ status, by, at, reason, categories }: CarOutcome, now: number): string {
  const when = at === null ? '' : text.at(formatTime(Date.parse(at), now));
  switch (status) {
    case 'approved':
      return text.approved(by, categories.join(', '), when);
    case 'rejected':
      return text.rejected(by, reason, when);
    case 'deleted':
      return text.deleted(by, when);
    case 'withdrawn':
      return text.withdrawn(when);
    case 'pending':
      return text.reopened(by, when);
  }
}

/** A time in the site's time zone, such as "10:32", or "20 Nov, 10:32" on another day. */
function formatTime(ms: number, now: number): string {
  const [own, today] = [day.format(ms), day.format(now)];
  return own === today ? time.format(ms) : `${dayOf(ms)}, ${time.format(ms)}`;
}

function dayOf(ms: number): string {
  const parts = Object.fromEntries(day.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${Number(parts.day)} ${parts.month}`;
}
