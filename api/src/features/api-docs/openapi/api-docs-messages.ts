import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../../../platform/http/idempotency/idempotency-key.js';

/** General texts of the OpenAPI document and of its page. */
export const apiDocsMessages = {
  title: 'Quartermile API',
  intro:
    'Videos, sponsors, events, the newsletter and the quarter-mile leaderboard. Bodies and answers are JSON unless a call says otherwise; refusals are problem details (RFC 9457) with a stable code. Every answer carries x-request-id.',
  bearer: 'The token that a login answers.',
  idempotencyKey: `Any text of up to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters: the same key with the same body acts once and gets the first answer again, for 24 hours.`,
  retryAfter: 'Seconds until trying again makes sense.',
  etag: 'Names this answer; sent back as If-None-Match.',
  notModified: 'What the caller has is still good.',
  anyForm: 'A form of any encoding; what it says is not read.',
  pathPart: 'What the call is about, by its id or name.',
  done: 'Done.',
  tags: {
    cars: 'Submitted by anybody, reviewed and edited by the administrator.',
    submissions: 'What drivers see and change of their own submissions, by their codes.',
    leaderboard: 'Read and voted on by anybody, kept by the administrator.',
    rules: 'The rules of the boards in versions, and the sentences that reviewers choose from.',
    v1: 'The public API for programs of others: stable, readable from any origin, as JSON or CSV. See docs/api-v1.md.',
    videos: 'The videos and their views.',
    sponsors: 'Who pays for tyres and fuel.',
    strips: 'Where runs are timed.',
    segments: 'Cars of a board that have something in common, with a leader of their own.',
    events: 'What is to come.',
    'past events': 'What has been, with pictures and videos.',
    newsletter: 'Joined by double opt-in, left by one click.',
    site: 'Whose site it is.',
    media: 'The pictures of the site.',
    found: 'What search engines, feed readers and other sites ask for.',
    admin: 'The session of the administrator, and the book of what was done.',
    service: 'The state of the service, and this description.',
  },
  page: {
    document: 'OpenAPI document',
    home: 'Back to the site',
    noScript: 'The API reference needs JavaScript; the OpenAPI document says the same without it.',
  },
} as const;
