/** Texts and default content state no rule: a test could only repeat them. */
const TEXTS = [
  '!core/src/domain/**/*messages*.ts',
  '!core/src/domain/site/{default-profile,plain-profile,featured-cars,social-networks}.ts',
];
/** Only lists what others define, or examples of the OpenAPI document. */
const LISTS = ['!core/src/domain/index.ts', '!core/src/domain/describe-body.ts'];
/** Rules of the review screen, without its components. */
const REVIEW_RULES = [
  'core/src/admin/tabs/review/hints/{figure-hints,other-cars,picture-hints,quarter-mile-physics,review-hints}.ts',
  'core/src/admin/tabs/review/places/{board-index,describe-place}.ts',
  'core/src/admin/tabs/review/slip/compare-slip.ts',
];
const SPECS = ['!**/*.spec.ts'];

const IDEMPOTENCY = 'api/src/platform/http/idempotency';
const SESSIONS = 'api/src/features/admin/sessions';
/** Rules of the api that need neither a database nor the app. */
const RULES = [
  'backups/backup-retention',
  'backups/backup-schedule',
  'board/lineage/record-holds',
  'cars/evidence-change',
  'embeds/embed-queries',
  'events/lineup/ladder',
  'events/lineup/ladder-rounds',
  'newsletter/wrap/closest-fights',
  'newsletter/wrap/summarise-week',
  'newsletter/wrap/wrap-blocks',
  'newsletter/wrap/wrap-message',
  'segments/built-in-segments',
  'segments/describe-segment',
  'segments/segment-view',
  'seo/share-cards/wrap-picture',
  'submissions/describe-corrections',
  'submissions/slips/agree-on-values',
  'submissions/slips/check-candidates',
  'submissions/slips/read-lines',
  'submissions/slips/read-slip',
  'submissions/slips/slip-candidate',
  'submissions/slips/slip-date',
  'submissions/slips/slip-labels',
  'submissions/slips/slip-number',
  'submissions/slips/slip-words',
  'votes/vote-review/burst-rule',
];
/** Parts of rules of the api, which the specs of those rules cover. */
const PARTS = [
  'events/lineup/set-ladder-result',
  'newsletter/wrap/wrap-car',
  'newsletter/wrap/wrap-limits',
  'newsletter/wrap/wrap-lines',
];

/**
 * What is mutated in each area, and the spec files that cover it. Those of the api run in one process with the app they
 * test; specs of whole server processes cannot see a mutant.
 */
export const AREAS = {
  core: {
    mutate: ['core/src/domain/**/*.ts', ...REVIEW_RULES, ...SPECS, ...TEXTS, ...LISTS],
    specs: ['core/src/domain/**/*.spec.ts', 'core/src/admin/tabs/review/{hints,places,slip}/*.spec.ts'],
  },
  rules: {
    mutate: [...RULES, ...PARTS].map((name) => `api/src/features/${name}.ts`),
    specs: [...RULES, 'newsletter/wrap/wrap'].map((name) => `api/src/features/${name}.spec.ts`),
  },
  votes: {
    hasDatabase: true,
    mutate: ['api/src/features/votes/*.ts', ...SPECS],
    specs: [
      'api/src/features/votes/*.spec.ts',
      'api/test/vote.e2e-spec.ts',
      'api/test/vote-limits.e2e-spec.ts',
      'api/test/vote-batches.e2e-spec.ts',
      'api/test/vote-keys.e2e-spec.ts',
      'api/test/pauses.e2e-spec.ts',
      'api/test/withdrawn-votes.e2e-spec.ts',
      'api/test/run-moves.e2e-spec.ts',
      'api/test/embeds.e2e-spec.ts',
    ],
  },
  review: {
    hasDatabase: true,
    mutate: ['api/src/features/review/*.ts', 'api/src/features/board/board-entries.service.ts', ...SPECS],
    specs: [
      'api/test/review.e2e-spec.ts',
      'api/test/jobs.e2e-spec.ts',
      'api/test/leaderboard.e2e-spec.ts',
      'api/test/submission-changes.e2e-spec.ts',
      'api/test/changed-meanwhile.e2e-spec.ts',
      'api/test/corrections.e2e-spec.ts',
      'api/test/lineage.e2e-spec.ts',
      'api/test/vote-leads.e2e-spec.ts',
      'api/test/undone-changes.e2e-spec.ts',
      'api/test/submission-mails.e2e-spec.ts',
      'api/test/submission-status.e2e-spec.ts',
      'api/test/run-facts.e2e-spec.ts',
      'api/test/run-moves.e2e-spec.ts',
      'api/test/runs.e2e-spec.ts',
      'api/test/strips.e2e-spec.ts',
    ],
  },
  idempotency: {
    hasDatabase: true,
    mutate: [`${IDEMPOTENCY}/*.ts`, ...SPECS],
    specs: [
      `${IDEMPOTENCY}/*.spec.ts`,
      'api/test/route-table.e2e-spec.ts',
      'api/test/keyed-transactions.e2e-spec.ts',
      'api/test/idempotency.e2e-spec.ts',
    ],
  },
  sessions: {
    hasDatabase: true,
    mutate: [`${SESSIONS}/*.ts`, ...SPECS],
    specs: [
      `${SESSIONS}/*.spec.ts`,
      'api/test/session-guard.e2e-spec.ts',
      'api/test/admin-session.e2e-spec.ts',
      'api/test/admin-access.e2e-spec.ts',
      'api/test/administrators.e2e-spec.ts',
      'api/test/login-failures.e2e-spec.ts',
      'api/test/own-account.e2e-spec.ts',
      'api/test/people.e2e-spec.ts',
      'api/test/person.e2e-spec.ts',
    ],
  },
};
