import { formatCount } from '@quartermile/core/domain';

/** Messages of the finder (Ctrl+K). */
export const finderMessages = {
  open: 'Find',
  title: 'Find anything',
  placeholder: 'Car, driver, event, video or setting',
  keys: 'Ctrl K',
  groups: {
    tab: 'Tabs',
    setting: 'Actions and settings',
    car: 'Cars',
    driver: 'Drivers',
    event: 'Events',
    video: 'Videos',
  },
  status: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' },
  event: 'Event',
  pastEvent: 'Past event',
  found: (count: number): string => (count === 1 ? '1 result' : `${formatCount(count)} results`),
  nothing: 'Nothing found',
  loading: 'Loading the lists...',
  incomplete: 'Some lists could not be loaded, so results may be missing.',
} as const;
