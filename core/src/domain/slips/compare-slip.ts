/** `none`: the driver did not give the figure. `unread`: it was not read. */
export type SlipAgreement = 'equal' | 'different' | 'none' | 'unread';
