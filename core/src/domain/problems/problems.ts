import { factorMessages } from '../admin/session-messages.js';
import { carPageMessages } from '../car-pages/car-page-messages.js';
import { eventDayMessages } from '../event-days/event-day-messages.js';
import { messages } from '../messages.js';
import { issueMessages } from '../newsletter/issues/issue-messages.js';
import { segmentProblemMessages } from '../segments/segment-problem-messages.js';
import { stripMessages } from '../strips/strip-messages.js';
import { submissionMessages } from '../submissions/submission-messages.js';
import { voteMessages } from '../votes/vote-messages.js';

/** All error codes with HTTP status and message. An error may have a more specific message. */
export const problems = {
  invalid_input: { status: 400, title: 'Bad Request', detail: messages.request.invalid },
  malformed_json: { status: 400, title: 'Bad Request', detail: 'The request is not valid JSON.' },
  invalid_image: { status: 400, title: 'Bad Request', detail: messages.image.unsupported },
  unauthorized: { status: 401, title: 'Unauthorized', detail: messages.session.expired },
  invalid_credentials: { status: 401, title: 'Unauthorized', detail: messages.login.invalid },
  second_factor_required: {
    status: 401,
    title: 'Unauthorized',
    detail: factorMessages.secondFactorRequired,
  },
  invalid_code: { status: 403, title: 'Forbidden', detail: factorMessages.wrongCode },
  wrong_proof: { status: 403, title: 'Forbidden', detail: factorMessages.wrongPassword },
  passkey_refused: { status: 403, title: 'Forbidden', detail: factorMessages.passkeyUnverified },
  forbidden: { status: 403, title: 'Forbidden', detail: 'You may not do this.' },
  not_found: { status: 404, title: 'Not Found', detail: 'There is nothing here by that name.' },
  method_not_allowed: {
    status: 405,
    title: 'Method Not Allowed',
    detail: 'This address takes other methods.',
  },
  upload_too_slow: { status: 408, title: 'Request Timeout', detail: messages.upload.tooSlow },
  already_voted: { status: 409, title: 'Conflict', detail: messages.leaderboard.alreadyVoted },
  not_voted: { status: 409, title: 'Conflict', detail: voteMessages.notVoted },
  already_reviewed: { status: 409, title: 'Conflict', detail: messages.review.alreadyReviewed },
  not_rejected: { status: 409, title: 'Conflict', detail: messages.review.notRejected },
  not_revisable: { status: 409, title: 'Conflict', detail: submissionMessages.notChangeable },
  event_not_over: { status: 409, title: 'Conflict', detail: eventDayMessages.notOver },
  past_event_has_media: { status: 409, title: 'Conflict', detail: eventDayMessages.hasMedia },
  strip_name_taken: { status: 409, title: 'Conflict', detail: stripMessages.nameTaken },
  strip_in_use: { status: 409, title: 'Conflict', detail: stripMessages.inUse },
  segment_taken: { status: 409, title: 'Conflict', detail: segmentProblemMessages.taken },
  issue_locked: { status: 409, title: 'Conflict', detail: issueMessages.locked },
  no_mail_server: { status: 409, title: 'Conflict', detail: issueMessages.noMailServer },
  no_subscribers: { status: 409, title: 'Conflict', detail: issueMessages.noSubscribers },
  last_owner: { status: 409, title: 'Conflict', detail: messages.people.lastOwner },
  already_brought_back: { status: 409, title: 'Conflict', detail: messages.voteReview.alreadyBroughtBack },
  votes_paused: { status: 409, title: 'Conflict', detail: messages.pauses.votes },
  submissions_paused: { status: 409, title: 'Conflict', detail: messages.pauses.submissions },
  passkeys_unavailable: { status: 409, title: 'Conflict', detail: factorMessages.passkeysUnavailable },
  changed_meanwhile: { status: 409, title: 'Conflict', detail: messages.request.changedMeanwhile },
  conflict: {
    status: 409,
    title: 'Conflict',
    detail: 'Somebody else changed this meanwhile. Please load it again.',
  },
  car_removed: { status: 410, title: 'Gone', detail: carPageMessages.removedTitle },
  invitation_over: { status: 410, title: 'Gone', detail: messages.people.invitationOver },
  image_too_big: { status: 413, title: 'Content Too Large', detail: messages.image.tooBig },
  body_too_big: { status: 413, title: 'Content Too Large', detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, title: 'Unsupported Media Type', detail: 'Please send JSON.' },
  idempotency_key_reused: {
    status: 422,
    title: 'Unprocessable Content',
    detail: 'This idempotency key was used for another request.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too Many Requests',
    detail: 'Too many requests. Please wait a little and try again.',
  },
  too_many_logins: { status: 429, title: 'Too Many Requests', detail: messages.login.tooMany },
  internal: { status: 500, title: 'Internal Server Error', detail: 'Something went wrong on our side.' },
  unavailable: {
    status: 503,
    title: 'Service Unavailable',
    detail: messages.request.unavailable,
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>;

/** A stable error code. */
export type ProblemCode = keyof typeof problems;
