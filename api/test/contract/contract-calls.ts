import { carChangeCalls } from './car-change-calls.js';
import { carPageCalls } from './car-page-calls.js';
import type { ContractCall } from './contract-call.js';
import { editCalls } from './edit-calls.js';
import { entryCalls } from './entry-calls.js';
import { eventCalls } from './event-calls.js';
import { hintCalls } from './hint-calls.js';
import { issueCalls } from './issue-calls.js';
import { sponsorCalls, videoCalls } from './library-calls.js';
import { lineupCalls } from './lineup-calls.js';
import { ownSubmissionCalls } from './own-submission-calls.js';
import { pastEventCalls } from './past-event-calls.js';
import { appLoginCalls } from './people/app-login-calls.js';
import { factorCalls } from './people/factor-calls.js';
import { peopleCalls } from './people/people-calls.js';
import { loginCalls, logoutCalls } from './people/session-calls.js';
import { rulesCalls } from './rules-calls.js';
import { runCalls } from './run-calls.js';
import { runVideoCalls } from './run-video-calls.js';
import { segmentCalls } from './segment-calls.js';
import { serviceCalls } from './service-calls.js';
import { slipCalls } from './slip-calls.js';
import { stripCalls } from './strip-calls.js';
import { submissionCalls } from './submission-calls.js';
import { voteReviewCalls } from './vote-review-calls.js';

/**
 * Calls with their responses, in the order in which they run on an empty database. They need the administrator's `email`
 * and `password`, and the id of the one `subscriber`.
 */
export const contractCalls: readonly ContractCall[] = [
  ...loginCalls,
  ...factorCalls,
  ...appLoginCalls,
  ...runCalls,
  ...carPageCalls,
  ...submissionCalls,
  ...slipCalls,
  ...hintCalls,
  ...ownSubmissionCalls,
  ...editCalls,
  ...carChangeCalls,
  ...voteReviewCalls,
  ...rulesCalls,
  ...entryCalls,
  ...videoCalls,
  ...runVideoCalls,
  ...sponsorCalls,
  ...stripCalls,
  ...segmentCalls,
  ...eventCalls,
  ...pastEventCalls,
  ...lineupCalls,
  ...issueCalls,
  ...serviceCalls,
  ...peopleCalls,
  ...logoutCalls,
];
