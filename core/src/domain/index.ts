// biome-ignore-all format: one name a line would make this list three times as long.

export {
  type ActivityItem, type ActivityPage, type ActivityQuery, 
  type ActivitySubject,activityPageSchema, activityQuerySchema,
} from './admin/activity.js';
export { type AdminEvent, adminEventSchema, type StoredAdminEvent } from './admin/admin-event.js';
export {
  ACTIVITY_CARS_MAX, ACTIVITY_PAGE_MAX, ADMIN_SESSION_IDLE_S, ADMIN_SESSION_MAX_S, ADMIN_STREAM_RETRY_MS,
  APP_LOGIN_POLL_MS, BULK_AT_ONCE, CAR_OPTIONS_MAX, FACTOR_CODE_MAX_LENGTH, INVITATION_MS, LAST_DECISIONS_MS,
  PASSKEY_CHALLENGE_S, PASSKEY_NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH, RECOVERY_CODES, SLIP_WORDS_MAX_LENGTH,
  STATISTICS_DAYS, STATISTICS_DAYS_MAX, TIME_CODE_DIGITS, TIME_CODE_STEP_S, UNDO_MS, VOTE_QUARTER_MS,
} from './admin/admin-limits.js';
export * from './admin/admin-messages.js';
export { ADMIN_ROLES, type AdminRole } from './admin/admin-role.js';
export * from './admin/admin-routes.js';
export * from './admin/admin-tabs.js';
export * from './admin/alerts.js';
export * from './admin/app-login.js';
export * from './admin/deletion.js';
export {
  type AuthenticatorCode, type AuthenticatorSetup, authenticatorCodeSchema, authenticatorSetupSchema,
  type FactorProof, type Factors, factorProofSchema, factorsSchema, type Passkey, type PasskeyAdd,type PasskeyLogin, type PasskeyOptions, 
  type PasskeyRename, 
  passkeyAddSchema, passkeyLoginSchema, passkeyOptionsSchema,passkeyRenameSchema, type RecoveryCodes, recoveryCodesSchema,
} from './admin/factors.js';
export * from './admin/idle-session.js';
export * from './admin/own-sessions.js';
export type { PasskeyAssertion, PasskeyAttestation } from './admin/passkey-schemas.js';
export {
  type Account, accountSchema, type Invitation, type InvitationAccept, type Invite, invitationAcceptSchema,
  invitationSchema, invitationTokenSchema, inviteSchema, type OpenInvitation, openInvitationSchema,
  type RoleChange, roleChangeSchema,
} from './admin/people.js';
export * from './admin/session.js';
export { factorMessages } from './admin/session-messages.js';
export * from './admin/site-setup.js';
export * from './admin/statistics.js';
export * from './api-path.js';
export * from './car-changes/car-change-messages.js';
export * from './car-changes/car-pictures.js';
export {
  type CarPage, type CarPlace, type CarRun, carPageSchema, type DriverCar, type DriverPage, driverPageSchema,
} from './car-pages/car-page.js';
export * from './car-pages/car-page-messages.js';
export * from './car-pages/car-page-paths.js';
export * from './car-pages/car-page-prefix.js';
export * from './car-pages/car-page-routes.js';
export { factoryDelta, factorySeconds } from './car-pages/factory-delta.js';
export { runDay } from './car-pages/run-day.js';
export { runHistory } from './car-pages/run-history.js';
export * from './car-records/car-field-lists.js';
export {
  type AdminCar, type AdminCarSubmission, adminCarSchema, adminCarSubmissionSchema, type Car, 
  type CarReview, type CarSubmission, type CarUpdate,carIdSchema,carReviewSchema, carSubmissionSchema, 
  carUpdateSchema, type FactorySpecsUpdate, factorySpecsUpdateSchema, type SubmissionReceipt,
  submissionReceiptSchema,
} from './car-records/car-payloads.js';
export { type RunMove, runMoveSchema } from './car-records/run-move.js';
export { NOTIFIED_BY, type SubmissionChange, type SubmissionInfo } from './car-records/submission-info.js';
export { type EditedValues, fieldsOf, missingInUpdate } from './car-records/update-rules.js';
export {
  type WorldFactsUpdate, worldFactsUpdateSchema,
} from './car-records/world-facts.js';
export { drivetrainSchema } from './cars/car-field-row.js';
export * from './cars/car-messages.js';
export * from './cars/car-names.js';
export * from './cars/car-status.js';
export * from './cars/category.js';
export { categoriesSchema } from './cars/category-schema.js';
export * from './cars/drivetrain.js';
export * from './cars/factory-fields.js';
export { isPhone, phoneKey, suggestPhone } from './cars/phone.js';
export * from './cars/ranking-time.js';
export { isTrapSpeed } from './cars/run-figure-rules.js';
export * from './cars/world-facts-record.js';
export type { Seen } from './changes/seen.js';
export { CAR_UNDO_MINUTES } from './changes/undo.js';
export { dateWordsAt } from './dates/date-words.js';
export { formatLongDate } from './dates/long-date.js';
export { dayNumberAt, instantOfWallClock, startOfDay, wallClockAt } from './dates/zoned-time.js';
export * from './embeds/embeds.js';
export * from './event-days/event-day-messages.js';
export * from './event-days/event-day-routes.js';
export * from './event-days/event-page-path.js';
export {type EntryListUpdate, 
  entryListSchema, LADDER_SIZES, type LadderDraw, 
  type LadderResultUpdate, type LadderSize, type Lineup, type LineupCar, type LineupRace,type LineupSide,ladderDrawSchema, ladderResultSchema,ladderWinners, lineupCar, 
  lineupSchema, 
} from './event-days/lineup.js';
export * from './event-days/round-name.js';
export {
  eventStartMs, isDayOver, isUnderWay, isUpcoming, relativeBadge, upcomingEvents,
} from './events/event-calendar.js';
export * from './events/event-document.js';
export * from './events/event-fields.js';
export {
  EVENT_BODY_MAX_IMAGES, EVENT_DOCUMENT_MAX_PICTURES, EVENT_LINE_MAX_LENGTH, PAST_EVENT_MAX_PICTURES,
  PAST_EVENT_MAX_VIDEOS,
} from './events/event-limits.js';
export {
  countEventPictures, isEventPicturePath, isOwnPicture, mapEventPictures,
} from './events/event-pictures.js';
export { asRecord, fieldOf, isPresent, type JsonRecord, readText } from './events/json-values.js';
export * from './events/past-event.js';
export * from './events/read-event.js';
export * from './events/read-event-end.js';
export * from './events/read-event-location.js';
export * from './events/remote-pictures.js';
export { fromWallClock, toWallClock } from './events/wall-clock.js';
export {
  EVIDENCE_FIELDS, EVIDENCE_KINDS, type EvidenceField, type EvidenceKind, isEvidenceField,
} from './evidence/evidence-kinds.js';
export * from './evidence/shown-evidence.js';
export { isSparseField, knownSparseFields, type SparseField } from './evidence/sparse-fields.js';
export { type BackupKey, type BackupKeyPair, backupKeyPairSchema, backupKeySchema } from './health/backup-key.js';
export * from './health/health.js';
export {
  HEALTH_ITEM_IDS, type HealthDetail, type HealthItem, type HealthItemId, type HealthReport,type HealthRetried, type HealthRetry, 
  healthReportSchema, healthRetriedSchema, healthRetrySchema,
} from './health/health-report.js';
export { sortHealth, summariseHealth } from './health/summarise-health.js';
export * from './hints/quarter-mile-physics.js';
export {
  isSameCar, isWorthHint, nameKey, type SeenPicture, type SeenPictures, seenPicturesSchema,
} from './hints/seen-pictures.js';
export { base64ByteLength, dataUrlByteLength, isImageTooBig, parseDataUrlHead } from './images/data-url.js';
export * from './images/image-limits.js';
export { imageDataUrlSchema } from './images/image-schemas.js';
export { formatMediaName, imagePathAtWidth, imageSizeOfPath, parseMediaName } from './images/media-name.js';
export {type BoardParameters, 
  boardPageSchema, boardParametersSchema, toBoardQuery,
} from './leaderboard/board-page.js';
export * from './leaderboard/board-query.js';
export {
  type BoardChoices, type BoardSelection, type BoardView, choicesOfBoard, filterSelection, isInFilter,
  type Place, selectPlaces, viewBoard, viewSelection,
} from './leaderboard/board-view.js';
export * from './leaderboard/entry.js';
export { type BoardPage, type EntryMatch, findEntry, viewEntry } from './leaderboard/entry-view.js';
export * from './leaderboard/live/board-change.js';
export * from './leaderboard/live/live-routes.js';
export { matchSearch, matchSearchText, searchTextOf } from './leaderboard/match-search.js';
export * from './leaderboard/place-headline.js';
export { compareEntries, placesOfBoard, type RankedEntry, rankEntries } from './leaderboard/rank-entries.js';
export { differenceOf, gapOf, placesGained, shownPlace } from './leaderboard/timing/gaps.js';
export * from './leaderboard/timing/timing-limits.js';
export {
  BODY_MAX_BYTES, COPYRIGHT_SINCE_YEAR, DAY_MS, DESCRIPTION_MAX_LENGTH, EMAIL_MAX_LENGTH, IDEMPOTENCY_TTL_MS,
  LIST_MAX_OFFSET, MISSING_TIME_S, NAME_MAX_LENGTH, OTHER_ENTRIES_MAX, OTHER_ENTRIES_STEP,
  PASSWORD_MAX_LENGTH, PHONE_TEXT_MAX_LENGTH, REASON_MAX_LENGTH, REJECTED_RETENTION_DAYS,
  REQUEST_RETRY_WAIT_MS, REQUEST_TIMEOUT_MS, RUN_YEAR_MAX, RUN_YEAR_MIN, SEARCH_DEBOUNCE_MS,
  SEARCH_MAX_LENGTH, SITE_BADGES_MAX, SITE_TIME_ZONE, SPLIT_TIME_DECIMALS, TIME_TEXT_MAX_LENGTH,
  TITLE_MAX_LENGTH, TOP_ENTRIES, TRAP_SPEED_MAX_KMH, TRAP_SPEED_MIN_KMH, URL_MAX_LENGTH,
} from './limits.js';
export * from './lineage/lineage-messages.js';
export * from './lineage/record-categories.js';
export { heldText, recordDay, startOfToday } from './lineage/record-days.js';
export * from './lineage/record-lists.js';
export * from './lineage/record-routes.js';
export { messages } from './messages.js';
export * from './newsletter/issues/archive-path.js';
export {
  type Issue, type IssueAction, type IssueAdd, type IssuePreview,type IssueProgress, type IssueStatus, type IssueUpdate, issueActionSchema, issueAddSchema, 
  issuePreviewSchema, issueSchema, issueUpdateSchema,
  NO_PROGRESS,
} from './newsletter/issues/issue.js';
export type { IssueBlock, IssueBlockKind, ShownBlock } from './newsletter/issues/issue-block.js';
export {
  ISSUE_MAX_BLOCKS, ISSUE_PARAGRAPH_MAX_LENGTH, ISSUE_RATE_DEFAULT, ISSUE_REFUSED_IN_A_ROW, ISSUE_UNCERTAIN_IN_A_ROW,
  SUBSCRIBER_REFUSALS_MAX,
} from './newsletter/issues/issue-limits.js';
export { issueMessages } from './newsletter/issues/issue-messages.js';
export * from './newsletter/issues/issue-path.js';
export * from './newsletter/issues/issue-routes.js';
export { type IssueLetter, layOutIssue, paragraphsOf } from './newsletter/issues/lay-out-issue.js';
export type { MailNode } from './newsletter/issues/mail-node.js';
export * from './newsletter/issues/write-issue-mail.js';
export * from './newsletter/newsletter.js';
export * from './newsletter/wrap/sunday-wrap.js';
export * from './page-routes.js';
export { type BoardPlace, placeOnBoard } from './placing/board-place.js';
export * from './placing/ghost/describe-ghost.js';
export { ghostMessages } from './placing/ghost/ghost-messages.js';
export { type GhostPlace, placeGhost } from './placing/ghost/ghost-place.js';
export * from './placing/ghost/ghost-schemas.js';
export * from './placing/ghost/ghost-time.js';
export * from './placing/highlights/highlight-schemas.js';
export * from './placing/highlights/highlights-of.js';
export * from './placing/placing-messages.js';
export * from './placing/placing-routes.js';
export * from './problems/overwrites.js';
export { type FieldProblem, type Problem, problemSchema } from './problems/problem-document.js';
export * from './problems/problems.js';
export { publishAtMessages } from './publication/publish-at.js';
export * from './race/race-messages.js';
export * from './race/race-path.js';
export * from './race/race-position.js';
export * from './race/race-result.js';
export { type RaceRun, raceRunOf } from './race/race-run.js';
export * from './review/car-correction.js';
export * from './routes.js';
export * from './rules/board-rules.js';
export * from './rules/review-texts.js';
export * from './rules/rules-version.js';
export { type ReadMoment, readVideoMoment } from './run-videos/read-video-moment.js';
export * from './run-videos/run-video.js';
export * from './run-videos/run-video-messages.js';
export * from './run-videos/video-moment.js';
export * from './runs/best-run.js';
export * from './runs/run-choices.js';
export { runFactText, runFactTexts, stripText } from './runs/run-fact-texts.js';
export {
  isRunFact, knownRunFacts, RUN_FACTS, type RunFact, type RunFacts, runFactValue,
} from './runs/run-facts.js';
export * from './runs/run-figure-inputs.js';
export * from './runs/run-figures.js';
export * from './runs/run-messages.js';
export * from './runs/run-video-kind.js';
export * from './runs/suggest-figure.js';
export { placeInSegment } from './segments/place-in-segment.js';
export {
  isWholeBoard, type Segment, type SegmentFilter, segmentKey, segmentMatcher, wholeBoard, yearOfSite,
} from './segments/segment-filter.js';
export { MENU_SEGMENTS_MAX, SEGMENT_ROWS_MAX } from './segments/segment-limits.js';
export * from './segments/segment-messages.js';
export * from './segments/segment-payloads.js';
export * from './segments/segment-problem-messages.js';
export * from './segments/segment-routes.js';
export * from './seo/board-feed-route.js';
export * from './seo/seo-limits.js';
export * from './seo/seo-messages.js';
export * from './site/accent.js';
export { type AccentTones, amberTones, toneVariables } from './site/accent-tones.js';
export * from './site/default-profile.js';
export { APP_ICONS, drawAppIcon, drawMark } from './site/draw-mark.js';
export { MARK } from './site/mark.js';
export * from './site/pauses.js';
export * from './site/plain-profile.js';
export * from './site/site-logos.js';
export * from './site/site-pictures.js';
export {
  accentSchema, mergeSiteProfile, type SiteProfile, type SiteProfileUpdate, siteProfileSchema, siteProfileUpdateSchema,
} from './site/site-profile.js';
export * from './site/social-networks.js';
export * from './site/unset-links.js';
export {
  SLIP_FIGURES, SLIP_LANES, type SlipFigure, type SlipLane, type SlipReading, type SlipReadings,type SlipState, type SlipValue,
  slipReadingsSchema, 
} from './slips/slip-reading.js';
export * from './slips/slip-words.js';
export * from './sponsors/sponsor.js';
export * from './strips/run-strip.js';
export {
  compareStrips, type Strip, type StripAdd, type StripUpdate, stripAddSchema, stripSchema, stripUpdateSchema,
} from './strips/strip.js';
export * from './strips/strip-limits.js';
export * from './strips/strip-messages.js';
export * from './strips/strip-routes.js';
export * from './submissions/submission-messages.js';
export * from './submissions/submission-page-prefix.js';
export * from './submissions/submission-routes.js';
export type { SubmissionState } from './submissions/submission-states.js';
export {
  type InformationRequest, informationRequestSchema, type NewTime, newTimeSchema, type SubmissionPlace,
  type SubmissionRevision, type SubmissionStatus, submissionRevisionSchema, submissionStatusSchema,
} from './submissions/submission-status.js';
export * from './text/clean-text.js';
export { plainEmail } from './text/email.js';
export * from './text/email-schema.js';
export * from './text/escape-xml.js';
export * from './text/fold-text.js';
export * from './text/format-count.js';
export * from './text/is-blank.js';
export * from './text/isolate.js';
export * from './text/ordinal.js';
export { plainFigure } from './text/plain-forms.js';
export * from './text/read-url.js';
export * from './text/storable-text.js';
export { boundedText, requiredText } from './text/text.js';
export * from './text/whole-number.js';
export * from './videos/demo-video-link.js';
export {
  type Video, type VideoAdd, type VideoTitle, type VideoUpdate, type ViewReceipt, videoAddSchema, videoSchema,
  videoTitleQuerySchema, videoTitleSchema, videoUpdateSchema, viewReceiptSchema,
} from './videos/video.js';
export {
  parseVideoLink,
  videoPageUrl,
  videoPlayerUrl,
  videoThumbnailUrls,
  videoTitleUrl,
} from './videos/video-link.js';
export { formatVideoSecond } from './videos/video-second.js';
export * from './votes/vote-review.js';
