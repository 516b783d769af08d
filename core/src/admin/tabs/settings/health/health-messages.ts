import type { HealthItem } from '@quartermile/core/domain';

/** Parts that the owner sets up, and what is said while they are not. */
const missing: Readonly<Partial<Record<HealthItem['id'], string>>> = {
  mail: 'Mail is not set up',
  backup: 'No backup yet',
};

/** Messages of the Health tab. */
export const healthAdminMessages = {
  failedToLoad: 'Could not load the state of the server.',
  stale: 'Could not be renewed. This is the state of',
  allWell: 'Everything works',
  needsYou: (items: readonly HealthItem[]): string => {
    const parts = items.map((item) => (healthAdminMessages.missing(item) ?? item.label).toLowerCase());
    return `${parts.length === 1 ? '1 thing needs you' : `${parts.length} things need you`}: ${parts.join(', ')}`;
  },
  missing: ({ id, state }: HealthItem): string | undefined => (state === 'off' ? missing[id] : undefined),
  checked: 'Checked',
  refresh: 'Refresh',
  details: 'Details',
  since: 'Since',
  states: { ok: 'Works', warning: 'Look at this', error: 'Does not work', off: 'Off' },
  backupKey: {
    create: 'Create backup key',
    replace: 'Replace backup key',
    title: 'Your backup key',
    note: 'Print it, or store it in a safe place that is not the server. It is shown only once, and without it nobody can restore the backups in the bucket.',
    replaceNote:
      'Print it, or store it in a safe place that is not the server. It is shown only once. Backups from now on need this key; keep the old one too, because earlier backups need that one.',
    heading: (site: string): string => `Backup key of ${site}`,
    footing: (recipient: string): string =>
      `Public half: ${recipient}\nTo restore, see "Backups" in docs/operators.md of Quartermile: npm run db -- restore s3://...`,
    stored: 'I have stored it',
    done: 'Backups are encrypted for this key now.',
    failed: 'Could not create a key. Please try again.',
    notUsed: 'The key is not in use yet. Please try again.',
  },
  list: 'Parts of the server',
  toDo: 'What to do:',
  mark: (count: number): string => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
  retry: {
    mail: {
      button: 'Send again now',
      title: 'Send waiting mails now?',
      question:
        'All mails that wait after a failed attempt are sent at once. Those that fail again wait for their next turn.',
      done: 'Waiting mails are being sent.',
    },
    jobs: {
      button: 'Run failed jobs now',
      title: 'Run failed jobs now?',
      question: 'Each job whose last run failed is run once more, at the latest in a quarter of a minute.',
      done: 'The failed jobs are being run again.',
    },
    backup: {
      button: 'Make a backup now',
      title: 'Make a backup now?',
      question: 'Everything is written to the place of the backups, and sent to the bucket if there is one.',
      done: 'The backup was tried: its result stands under Backups.',
    },
    failed: 'Could not be tried again. Please try again.',
    cancel: 'Cancel',
  },
} as const;
