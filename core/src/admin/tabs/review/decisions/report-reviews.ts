import { driverMessages } from '../../../drawer/driver/driver-messages.js';
import type { DelayedDecision, ReviewDecision } from '../../../kernel/host/unsent-decision.js';
import { decisionTexts, reviewMessages } from '../../../kernel/messages/review-messages.js';
import { notifyCount, notifyFailure } from '../../../kernel/notifications/notify.js';

const text = reviewMessages;
const driver = driverMessages;
const one = {
  approve: decisionTexts.approved,
  reject: decisionTexts.rejected,
  ask: driver.asked,
} as const;
const many = { approve: text.manyApproved, reject: text.manyRejected, ask: driver.manyAsked } as const;
const ACTIONS = ['approve', 'reject', 'ask'] as const;

/** Names the cars that were left out because they had changed. */
export function reportChanged(changed: readonly DelayedDecision[]): void {
  const names = changed.map(({ carName }) => carName);
  notifyFailure(text.changedDetail(names.length), text.changedMeanwhile(names));
}

/** Creates the report of accepted decisions. Consecutive ones are counted in one message. */
export function createReviewReport(): (done: readonly DelayedDecision[]) => void {
  const shown = { approve: 0, reject: 0, ask: 0 };
  const report = (action: ReviewDecision['action'], count: number): void => {
    if (count === 0) return;
    shown[action] += count;
    const sum = shown[action];
    notifyCount(`review-${action}`, sum === 1 ? one[action] : many[action](sum), () => {
      shown[action] = 0;
    });
  };
  return (done) => {
    for (const action of ACTIONS)
      report(action, done.filter(({ decision }) => decision.action === action).length);
  };
}
