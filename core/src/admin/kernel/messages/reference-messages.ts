import { carMessages } from '@quartermile/core/domain';

/** Messages of World Facts Management (specification sections 2, 5 and 8). */
export const worldFactsAdminMessages = {
  disclaimer:
    'These times come from a verified third-party source of the fastest 1/4-mile times. Enter only what can be looked up there.',
  addTitle: 'Add World Facts Time',
  list: 'Cars with a World Facts Time',
  carField: 'Car',
  carPlaceholder: 'Search cars',
  noCar: 'No car found',
  timeField: 'World Facts Time (seconds)',
  sourceField: 'Source (optional)',
  add: 'Add World Facts Time',
  adding: 'Adding World Facts Time...',
  incomplete: 'Please fill in all required fields.',
  added: 'World Facts time added successfully!',
  addFailed: 'Failed to add World Facts time. Please try again.',
  onBoard: 'On the board',
  ownTime: (seconds: string): string =>
    `This car has a time of its own, ${seconds} s. The board ranks it by that time and shows the World Facts time with its source beside it.`,
  shownBeside: (car: string, own: string, worldFacts: string): string =>
    `The board ranks ${car} by its own time, ${own} s, and shows the World Facts time, ${worldFacts} s, in its details.`,
  emptyTitle: 'No World Facts Times Yet',
  emptyDetail: 'Choose a car and add its fastest verified time.',
  search: 'Search cars and sources',
  byTime: 'Fastest first',
  byName: 'Car name',
  byLatest: 'Latest approval',
  edit: (car: string): string => `Change the World Facts time of ${car}`,
  source: 'Source',
} as const;

/** Messages of Factory Specifications (specification sections 2, 5 and 8). */
export const factorySpecsAdminMessages = {
  addTitle: 'Add Factory Specifications',
  intro: 'Free text with its unit. A field left empty is cleared.',
  list: 'Cars with Factory Specifications',
  placeholders: {
    factoryYear: 'e.g., 2018',
    factoryQuarterMile: 'e.g., 13.1 s',
    factoryZeroToHundred: 'e.g., 4.8 s',
    factoryPower: 'e.g., 228 kW',
    factoryTorque: 'e.g., 380 Nm',
    factoryWeight: 'e.g., 1476 kg',
  },
  add: 'Add Factory Specifications',
  adding: 'Adding Factory Specifications...',
  carRequired: carMessages.required,
  added: 'Factory specifications added successfully!',
  addFailed: 'Failed to add factory specifications. Please try again.',
  emptyTitle: 'No Factory Specifications Yet',
  emptyDetail: 'Choose a car and add what its maker says of it.',
  search: 'Search cars and figures',
  edit: (car: string): string => `Change the factory specifications of ${car}`,
} as const;
