/** Texts about the private link and the submissions that this device stores. */
export const submissionLinkMessages = {
  title: 'Your private link',
  detail: 'Here you see your place in the queue and the answer, and can correct what you sent.',
  keep: 'Keep this link; it is the only way back.',
  link: 'Private link',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'The link could not be copied. Press and hold it instead.',
  share: 'Send to myself',
  whatsApp: 'WhatsApp',
  shareText: (car: string): string => `My submission ${car}`,
  open: 'See its state',
  newTime: 'A new time for this car',
  ownTitle: 'Your submissions on this device',
  ownDetail: 'This list is stored in this browser only.',
  ownOpen: (car: string): string => `State of ${car}`,
  ownRemove: (car: string): string => `Remove ${car} from this list`,
} as const;
