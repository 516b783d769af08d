export { archivePath } from './archive-path.js';
export {
  type Issue,
  type IssueAction,
  type IssueAdd,
  type IssuePreview,
  type IssueProgress,
  type IssueStatus,
  type IssueUpdate,
  issueActionSchema,
  issueAddSchema,
  issuePreviewSchema,
  issueSchema,
  issueUpdateSchema,
  NO_PROGRESS,
} from './issue.js';
export { type IssueBlock, type IssueBlockKind, type ShownBlock } from './issue-block.js';
export {
  ISSUE_MAX_BLOCKS,
  ISSUE_RATE_DEFAULT,
  ISSUE_REFUSED_IN_A_ROW,
  ISSUE_UNCERTAIN_IN_A_ROW,
  SUBSCRIBER_REFUSALS_MAX,
} from './issue-limits.js';
export { issueMailMessages, issueMessages } from './issue-messages.js';
export { issuePath } from './issue-path.js';
export { archiveRoutes, issueRoutes } from './issue-routes.js';
export { type IssueLetter, layOutIssue, paragraphsOf } from './lay-out-issue.js';
export type { MailNode } from './mail-node.js';
export { writeIssueHtml, writeIssueText } from './write-issue-mail.js';
