import { Kbd, Stack, Switch } from '@mantine/core';
import { AdminDialog } from '../../../kernel/dialogs/admin-dialog.js';
import { reviewKeyMessages } from './key-messages.js';
import classes from './keys-help.module.css';

const text = reviewKeyMessages;

const rows: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['j'], does: text.next },
  { keys: ['k'], does: text.previous },
  { keys: ['1', '2', '3'], does: text.categories },
  { keys: ['a'], does: text.approve },
  { keys: ['r'], does: text.reject },
  { keys: ['i'], does: text.ask },
  { keys: ['e', 'Enter'], does: text.details },
  { keys: ['t'], does: text.correct },
  { keys: ['s'], does: text.takeSlip },
  { keys: ['x'], does: text.mark },
  { keys: ['Shift', 'A'], does: text.approveMarked },
  { keys: ['u'], does: text.undo },
  { keys: ['/'], does: text.search },
  { keys: ['1', '…', '9'], does: text.reasons },
  { keys: ['Ctrl', 'Enter'], does: text.submit },
  { keys: ['Ctrl / ⌘', 'K'], does: text.find },
  { keys: ['?'], does: text.help },
];

export interface KeysHelpProps {
  readonly enabled: boolean;
  onEnabledChange(enabled: boolean): void;
  onClose(): void;
}

/** Help for the keyboard shortcuts, with a switch to disable them (WCAG 2.2, 2.1.4). */
export function KeysHelp({ enabled, onEnabledChange, onClose }: KeysHelpProps) {
  return (
    <AdminDialog onClose={onClose} title={text.title}>
      <Stack gap="lg">
        <dl className={classes.list}>
          {rows.map(({ keys, does }) => (
            <div key={does} className={classes.row}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key} size="md">
                    {key}
                  </Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={text.enabled}
          checked={enabled}
          onChange={(event) => onEnabledChange(event.currentTarget.checked)}
        />
      </Stack>
    </AdminDialog>
  );
}
