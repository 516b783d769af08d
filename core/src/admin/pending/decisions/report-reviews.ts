import { adminMessages, type CarReview, messages } from '@quartermile/core/domain';
import { notifyCount } from '../../notifications/notify.js';
import type { DelayedDecision } from './unsent-decision.js';

const text = adminMessages.review;
const one = { approve: messages.review.approved, reject: messages.review.rejected } as const;
const many = { approve: text.manyApproved, reject: text.manyRejected } as const;

/** Creates the report of accepted decisions. Consecutive ones are counted in one message. */
export function createReviewReport(): (done: readonly DelayedDecision[]) => void {
  const shown = { approve: 0, reject: 0 };
  const report = (action: CarReview['action'], count: number): void => {
    if (count === 0) return;
    shown[action] += count;
    const sum = shown[action];
    notifyCount(`review-${action}`, sum === 1 ? one[action] : many[action](sum), () => {
      shown[action] = 0;
    });
  };
  return (done) => {
    const approved = done.filter(({ decision }) => decision.action === 'approve').length;
    report('approve', approved);
    report('reject', done.length - approved);
  };
}
