import {
  type BoardRules,
  type ReviewTexts,
  type ReviewTextsUpdate,
  type RulesPublication,
  rulesRoutes,
} from '../../domain/index.js';
import type { Caller, CallOptions } from '../requests/caller.js';

/**
 * Requests for the rules of the boards, and for the sentences that reviewers choose from.
 * @throws ApiError or NetworkError from every method
 */
export interface RulesCalls {
  /** All versions of the rules, oldest first. */
  list(options?: CallOptions): Promise<BoardRules[]>;
  /** Publishes the next version, for approvals from now on. Equal rules make no version. Requires the administrator. */
  publish(rules: RulesPublication, options?: CallOptions): Promise<BoardRules>;
  /** Reasons and questions. Requires an administrator of any role. */
  reviewTexts(options?: CallOptions): Promise<ReviewTexts>;
  /** Sets them. Requires the administrator. */
  updateReviewTexts(texts: ReviewTextsUpdate, options?: CallOptions): Promise<ReviewTexts>;
}

/** Creates the requests. They are separate from `createClient`, whose code visitors of every page download. */
export function rulesCalls(call: Caller): RulesCalls {
  const { list, publish, reviewTexts } = rulesRoutes;
  return {
    list: (options) => call({ method: 'GET', path: list, options }),
    publish: (body, options) => call({ method: 'POST', path: publish, body, asAdmin: true, options }),
    reviewTexts: (options) =>
      call({ method: 'GET', path: reviewTexts, asAdmin: true, pastCache: true, options }),
    updateReviewTexts: (body, options) =>
      call({ method: 'PUT', path: reviewTexts, body, asAdmin: true, options }),
  };
}
