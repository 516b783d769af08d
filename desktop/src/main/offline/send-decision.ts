import { type Client, submissionCalls } from '@quartermile/core/client';
import type { ReviewDecision } from '../../shared/review-decision.js';
import type { SendDecision } from './decision-queue.js';

/** Creates the function that sends queued decisions: reviews and questions to drivers. */
export function decisionSender({ cars, call }: Pick<Client, 'cars' | 'call'>): SendDecision {
  const { requestInformation } = submissionCalls(call);
  return (decision: ReviewDecision, options) => {
    if (decision.action !== 'ask') return cars.review(decision, options);
    const { action: _, ...question } = decision;
    return requestInformation(question, options);
  };
}
