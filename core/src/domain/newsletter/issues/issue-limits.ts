/** Longest subject of a newsletter; mail programs on phones show about half of it. */
export const ISSUE_SUBJECT_MAX_LENGTH = 120;
/** Most blocks of a newsletter. */
export const ISSUE_MAX_BLOCKS = 40;
/** Longest paragraph of a newsletter. */
export const ISSUE_PARAGRAPH_MAX_LENGTH = 5000;
/** Longest heading, label or alternative text of a block. */
export const ISSUE_LINE_MAX_LENGTH = 200;
/** Longest link of a button. */
export const ISSUE_LINK_MAX_LENGTH = 500;
/** Mails per minute of a newsletter: the least, the most, and what a new one has. */
export const ISSUE_RATE_MIN = 1;
export const ISSUE_RATE_MAX = 6000;
export const ISSUE_RATE_DEFAULT = 60;
/** Permanent refusals of an address in a row after which it gets no more newsletters. */
export const SUBSCRIBER_REFUSALS_MAX = 3;
/** Refused addresses in a row, without a mail sent in between, after which a newsletter is paused. */
export const ISSUE_REFUSED_IN_A_ROW = 10;
/** Mails in a row to which the server did not reply after which a newsletter is paused. */
export const ISSUE_UNCERTAIN_IN_A_ROW = 3;
/** Width of the mail, and of the pictures that it loads, px. */
export const ISSUE_MAIL_WIDTH = 600;
