/** Messages about the place that a time would take. */
export const placeMessages = {
  title: 'Where would I place?',
  intro: 'Type a time to see its place on the board.',
  time: 'Your time',
  show: 'Show my place',
  row: 'You, with this time',
  toRow: 'Show the row',
  submit: 'Submit this time',
  failed: 'Your place could not be loaded. Please try again.',
  seconds: (time: string): string => `${time} s`,
  differs: (values: string): string => `The link brought ${values}. The form has what you typed before.`,
  take: (values: string): string => `Use ${values}`,
  decline: 'Leave as typed',
  quicker: (time: string): string => `Quicker than ${time}?`,
  missing: 'Is your car missing?',
  putIt: 'Put it on the board.',
} as const;
