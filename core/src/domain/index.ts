// biome-ignore-all format: one name a line would make this list three times as long.

export * from './admin/index.js';
export * from './altitude/index.js';
export { apiPath } from './api-path.js';
export * from './car-changes/index.js';
export { factorySeconds } from './car-pages/factory-delta.js';
export * from './car-pages/index.js';
export {
  ADMIN_CAR_FIELDS, AUDITED_CAR_FIELDS, type AuditedCarField, CAR_FIELDS, type CarField, type CarFieldOf,type CarFieldWith, 
  carFieldsOf, carFormLabels, carRecordLabels, IDENTITY_CAR_FIELDS, PERSONAL_CAR_FIELDS,
  PUBLIC_CAR_FIELDS, type PublicCarField, type RequiredCarField, requiredCarFields,
} from './car-records/car-field-lists.js';
export {
  type AdminCar, type AdminCarSubmission, adminCarSchema, adminCarSubmissionSchema, type Car, 
  type CarReview, type CarSubmission, type CarUpdate,carIdSchema,carReviewSchema, carSchema, carSubmissionSchema, 
  carUpdateSchema, type FactorySpecsUpdate, factorySpecsUpdateSchema, type SubmissionReceipt,
  submissionReceiptSchema,
} from './car-records/car-payloads.js';
export { type RunMove, runMoveSchema } from './car-records/run-move.js';
export { NOTIFIED_BY, type SubmissionChange, type SubmissionInfo } from './car-records/submission-info.js';
export { type EditedValues, fieldsOf, missingInUpdate } from './car-records/update-rules.js';
export {
  DEFAULT_WORLD_FACTS_SOURCE, type WorldFactsUpdate, worldFactsUpdateSchema,
} from './car-records/world-facts.js';
export { drivetrainSchema } from './cars/car-field-row.js';
export { type CarNames, carTitle, carWithDriver, driverName } from './cars/car-names.js';
export { CAR_STATUSES, type CarStatus } from './cars/car-status.js';
export { CATEGORIES, type Category, categoryOfSlug, categorySlug, isRankedByVotes } from './cars/category.js';
export { categoriesSchema } from './cars/category-schema.js';
export { DRIVETRAINS, type Drivetrain } from './cars/drivetrain.js';
export { FACTORY_FIELDS, type FactoryField } from './cars/factory-fields.js';
export { isPhone, phoneKey, suggestPhone } from './cars/phone.js';
export { type CarTimes, rankingTime, rankingTimeText } from './cars/ranking-time.js';
export { isTrapSpeed } from './cars/run-figure-rules.js';
export {
  hasWorldFactsRecord, type SourcedTimes, sourceOfRankingTime, worldFactsBesideTime,
} from './cars/world-facts-record.js';
export { type Seen } from './changes/seen.js';
export { dateWordsAt } from './dates/date-words.js';
export { formatLongDate } from './dates/long-date.js';
export { instantOfWallClock } from './dates/zoned-time.js';
export * from './embeds/index.js';
export * from './event-days/index.js';
export { type EventEdit, editEvent } from './events/edit-event.js';
export {
  eventStartMs, isDayOver, isUnderWay, isUpcoming, relativeBadge, upcomingEvents,
} from './events/event-calendar.js';
export {
  type EventDocument, type EventImport, type EventImportReport,eventDocumentProblem, eventDocumentSchema, 
  eventImportReportSchema, eventImportSchema, eventUpdateSchema, isUsableEventId, type StoredEvent,
  storedEventSchema,
} from './events/event-document.js';
export {
  EVENT_BODY_MAX_IMAGES, EVENT_DOCUMENT_MAX_PICTURES, PAST_EVENT_MAX_PICTURES, PAST_EVENT_MAX_VIDEOS,
} from './events/event-limits.js';
export {
  countEventPictures, isEventPicturePath, isOwnPicture, mapEventPictures,
} from './events/event-pictures.js';
export { asRecord, type JsonRecord } from './events/json-values.js';
export {
  type PastEvent, type PastEventAdd, type PastEventPictureAdd, type PastEventUpdate, type PastEventVideoAdd,pastEventAddSchema, pastEventPictureAddSchema,
  pastEventSchema, pastEventUpdateSchema, 
  pastEventVideoAddSchema,
} from './events/past-event.js';
export { type EventItem, readEvent, readEventId, undatedAmong } from './events/read-event.js';
export { readEventEnd } from './events/read-event-end.js';
export { directionsUrl, type EventLocation } from './events/read-event-location.js';
export { isMapLink, readTypedLocation } from './events/read-map-link.js';
export { remotePicturesOf } from './events/remote-pictures.js';
export { fromWallClock, toWallClock } from './events/wall-clock.js';
export { evidenceChange } from './evidence/evidence-change.js';
export {
  EVIDENCE_FIELDS, EVIDENCE_KINDS, type EvidenceField, type EvidenceKind, isEvidenceField,
} from './evidence/evidence-kinds.js';
export { shownEvidence } from './evidence/shown-evidence.js';
export { isSparseField, knownSparseFields, type SparseField } from './evidence/sparse-fields.js';
export { API_LEVEL, type Health, healthSchema, type Readiness, readinessSchema } from './health/health.js';
export { HEALTH_CHECK_TIMEOUT_MS, HEALTH_FAILURE_SHOWN_MS } from './health/health-limits.js';
export { healthMessages } from './health/health-messages.js';
export {
  HEALTH_ITEM_IDS, type HealthDetail, type HealthItem, type HealthItemId, type HealthReport,type HealthRetried, type HealthRetry, 
  type HealthState,
  healthReportSchema, healthRetriedSchema, healthRetrySchema,
} from './health/health-report.js';
export { sortHealth, summariseHealth } from './health/summarise-health.js';
export * from './hints/index.js';
export { KW_PER_HP, LB_PER_KG, powerOf, weightOf } from './hints/quarter-mile-physics.js';
export { nameKey } from './hints/seen-pictures.js';
export { base64ByteLength, dataUrlByteLength, isImageTooBig, parseDataUrlHead } from './images/data-url.js';
export {
  bodyMaxBytesForImages, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_MAX_RATIO, IMAGE_WIDTHS_PX,
  PICTURE_RETRY_S, PICTURES_WAITING_MAX, REMOTE_PICTURE_MAX_REDIRECTS, UPLOAD_DISK_MIN_BYTES,
} from './images/image-limits.js';
export { imageDataUrlSchema } from './images/image-schemas.js';
export { formatMediaName, imagePathAtWidth, imageSizeOfPath, parseMediaName } from './images/media-name.js';
export {type BoardParameters, 
  boardPageSchema, boardParametersSchema, toBoardQuery,
} from './leaderboard/board-page.js';
export { type BoardFilter, type BoardQuery, defaultBoardQuery } from './leaderboard/board-query.js';
export {
  type BoardChoices, type BoardSelection, type BoardView, choicesOfBoard, filterSelection, isInFilter,
  type Place, selectPlaces, viewBoard, viewSelection,
} from './leaderboard/board-view.js';
export {
  type AdminEntry, adminEntrySchema, type CarReviewResult, carReviewResultSchema, type Entry, type EntryAdd,
  entryAddSchema, entryIdSchema, entryQuerySchema, entrySchema, runYearSchema, stripIdSchema,
  type VoteReceipt, voteReceiptSchema,
} from './leaderboard/entry.js';
export { type BoardPage, type EntryMatch, findEntry, viewEntry } from './leaderboard/entry-view.js';
export * from './leaderboard/live/index.js';
export { matchSearch, matchSearchText, searchTextOf } from './leaderboard/match-search.js';
export { placeFigure, placeHeadline } from './leaderboard/place-headline.js';
export { compareEntries, placesOfBoard, type RankedEntry, rankEntries } from './leaderboard/rank-entries.js';
export * from './leaderboard/timing/index.js';
export {
  BODY_DRAIN_MAX_BYTES, BODY_MAX_BYTES, DAY_MS, DESCRIPTION_MAX_LENGTH, EMAIL_MAX_LENGTH,
  IDEMPOTENCY_KEY_MAX_LENGTH, IDEMPOTENCY_TTL_MS, LIST_MAX_OFFSET, MISSING_TIME_S, NAME_MAX_LENGTH,
  OTHER_ENTRIES_MAX, OTHER_ENTRIES_STEP, PAGE_CACHE_MAX_AGE_MS, PAGE_RENDERINGS_MAX,
  PAGE_RENDERINGS_WAITING_MAX, PAGE_RETRY_AFTER_S, PASSWORD_MAX_LENGTH, PHONE_TEXT_MAX_LENGTH, RATE_LIMITS,
  REASON_MAX_LENGTH, REJECTED_RETENTION_DAYS, REQUEST_RETRY_WAIT_MS, REQUEST_TIMEOUT_MS, RESPONSE_CACHE_MAX,
  RESPONSE_CACHE_MAX_BYTES, RUN_YEAR_MAX, RUN_YEAR_MIN, SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH,
  SITE_BADGES_MAX, SITE_TIME_ZONE, SPLIT_TIME_DECIMALS, TITLE_MAX_LENGTH, TOP_ENTRIES, TRAP_SPEED_MAX_KMH,
  TRAP_SPEED_MIN_KMH, URL_MAX_LENGTH,
} from './limits.js';
export * from './lineage/index.js';
export { messages } from './messages.js';
export * from './newsletter/issues/index.js';
export { NEWSLETTER_CONFIRM_MS } from './newsletter/mail-limits.js';
export {
  type MailDelivery, mailDeliverySchema, newsletterSignupSchema, type OutboxMail, outboxMailSchema,
  type SignupReceipt, SUBSCRIBER_STATUSES, type Subscriber, 
  type SubscriberStatus,signupReceiptSchema, subscriberSchema,
} from './newsletter/newsletter.js';
export * from './newsletter/wrap/index.js';
export {
  demoPlayerRoute, mediaPrefix, namedFileRoutes, pageParameters, pageRoutes, seoRoutes, shareRoutes,
} from './page-routes.js';
export * from './placing/index.js';
export { isSameValue, overwrites } from './problems/overwrites.js';
export { type FieldProblem, type Problem, problemSchema } from './problems/problem-document.js';
export { type ProblemCode, problems } from './problems/problems.js';
export * from './public-api/index.js';
export * from './race/index.js';
export { type CarCorrection, carCorrectionSchema } from './review/car-correction.js';
export { addCorrection } from './review/describe-corrections.js';
export { LAST_DECISIONS_MS, UNDO_MS } from './review/review-limits.js';
export { reviewMessages } from './review/review-messages.js';
export { apiRoutes } from './routes.js';
export { type BoardRules, boardRules, currentRules } from './rules/board-rules.js';
export { rulesMessages } from './rules/rules-messages.js';
export { FIRST_RULES_VERSION, rulesAnchor, rulesVersionOf } from './rules/rules-version.js';
export * from './run-videos/index.js';
export {ASPIRATIONS, 
  type Aspiration, bestRun, type ComparedRun, FUELS,type Fuel, figuresBesideTime, figureText, 
  isRunFact, knownRunFacts, RUN_FACTS, RUN_FIGURES, type RunFact, type RunFacts, type RunFigureField, runFactText, runFactTexts,
  runFactValue, runFigureInputs, runFigures, runMessages, runRoutes, stripText,
  suggestFigure, TYRES, type Tyres,
} from './runs/index.js';
export * from './segments/index.js';
export { boardFeedRoute } from './seo/board-feed-route.js';
export { SHARE_PICTURE_SIZE } from './seo/seo-limits.js';
export { seoMessages } from './seo/seo-messages.js';
export { defaultSiteProfile } from './site/default-profile.js';
export { drawAppIcon, drawMark, MARK } from './site/mark.js';
export {
  PAUSABLE, type Pausable, type Pauses, type PauseUpdate, pausesSchema, pauseUpdateSchema,
} from './site/pauses.js';
export { plainSiteProfile } from './site/plain-profile.js';
export {
  mergeSiteProfile, type SiteProfile, type SiteProfileUpdate, siteProfileSchema, siteProfileUpdateSchema,
} from './site/site-profile.js';
export { SOCIAL_NETWORKS, type SocialNetwork, socialNetworkNames } from './site/social-networks.js';
export { isUnsetLink, showUnsetLinks } from './site/unset-links.js';
export {
  type SlipAgreement, type SlipBox, type SlipFigure, type SlipLine, type SlipReading, type SlipReadings,type SlipState, type SlipValue, type SlipWord,
  slipReadingsSchema, 
} from './slips/index.js';
export { SLIP_WORDS_MAX_LENGTH } from './slips/slip-limits.js';
export { SLIP_FIGURES, SLIP_LANES, type SlipLane } from './slips/slip-reading.js';
export {
  compareSponsors, SPONSOR_CATEGORIES, type Sponsor, type SponsorAdd, type SponsorCategory,type SponsorUpdate, sponsorAddSchema, 
  sponsorSchema, sponsorUpdateSchema,
} from './sponsors/sponsor.js';
export * from './strips/index.js';
export { submissionContactMessages } from './submissions/submission-contact-messages.js';
export { submissionMessages } from './submissions/submission-messages.js';
export {
  isSubmissionPath, NEW_TIME_HASH, submissionPagePrefix,
} from './submissions/submission-page-prefix.js';
export { submissionRoutes } from './submissions/submission-routes.js';
export { type SubmissionState } from './submissions/submission-states.js';
export {
  type InformationRequest, informationRequestSchema, type NewTime, newTimeSchema, type SubmissionPlace,
  type SubmissionRevision, type SubmissionStatus, submissionRevisionSchema, submissionStatusSchema,
} from './submissions/submission-status.js';
export { cleanText } from './text/clean-text.js';
export { plainEmail } from './text/email.js';
export { emailSchema } from './text/email-schema.js';
export { escapeXml } from './text/escape-xml.js';
export { foldText, searchWords } from './text/fold-text.js';
export { formatBytes } from './text/format-bytes.js';
export { formatCount } from './text/format-count.js';
export { isBlank } from './text/is-blank.js';
export { isolate } from './text/isolate.js';
export { ordinal } from './text/ordinal.js';
export { plainFigure } from './text/plain-forms.js';
export { readUrl } from './text/read-url.js';
export { isStorableText } from './text/storable-text.js';
export { boundedText, requiredText } from './text/text.js';
export { wholeNumber } from './text/whole-number.js';
export { isDemoVideoLink } from './videos/demo-video-link.js';
export {
  type Video, type VideoAdd, type VideoUpdate, 
  type ViewReceipt, videoAddSchema, videoSchema, videoUpdateSchema,viewReceiptSchema,
} from './videos/video.js';
export { parseVideoLink, videoPageUrl, videoPlayerUrl, videoThumbnailUrls } from './videos/video-link.js';
export * from './votes/index.js';
