/** What a driver can do about a submission. */
export type Tool = 'revise' | 'newTime' | 'withdraw' | 'erase';
