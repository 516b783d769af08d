import { Kbd, Radio, Stack, Textarea } from '@mantine/core';
import { REASON_MAX_LENGTH } from '@quartermile/core/domain';
import { useEffect, useRef, useState } from 'react';
import { useDashboard } from '../../kernel/context/dashboard-context.js';
import { useKeyCommands } from '../../kernel/keys/use-key-commands.js';
import { reviewMessages } from '../../kernel/messages/review-messages.js';
import type { Reason } from './decisions/reason-drafts.js';
import { useKeysEnabled } from './keys/use-keys-enabled.js';
import classes from './reason-fields.module.css';

export const emptyReason: Reason = { preset: '', ownWords: '' };

export interface ReasonFieldsProps {
  readonly label: string;
  readonly hint: string;
  readonly presets: readonly string[];
  readonly reason: Reason;
  readonly error?: string | null;
  onChange(part: Partial<Reason>): void;
}

/** Preset reasons, chosen by the digits from 1, and a field for own words. The first preset has the initial focus. */
export function ReasonFields({ label, hint, presets, reason, error, onChange }: ReasonFieldsProps) {
  // One that is no longer in the list, such as that of a draft, can still be seen and changed.
  const shown = [...new Set([...presets, reason.preset])].filter(Boolean);
  const choices = useRef<HTMLDivElement>(null);
  const [keysEnabled] = useKeysEnabled();
  const choose = (index: number): void => {
    onChange({ preset: shown[index] ?? '' });
    choices.current?.querySelectorAll<HTMLInputElement>('input')[index]?.focus();
  };
  const keys = shown.map((_, index) => [`${index + 1}`, () => choose(index)]);
  useKeyCommands(keysEnabled ? Object.fromEntries(keys) : {});
  return (
    <>
      <Radio.Group
        label={label}
        description={hint}
        value={reason.preset}
        onChange={(preset) => onChange({ preset })}
      >
        <Stack ref={choices} gap="sm" mt="sm">
          {shown.map((sentence, index) => (
            <div key={sentence} className={classes.row}>
              <Radio value={sentence} label={sentence} data-autofocus={index === 0 || undefined} />
              <Kbd size="xs" aria-hidden="true" className={classes.key} data-shown={keysEnabled}>
                {index + 1}
              </Kbd>
            </div>
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label={reviewMessages.ownWords}
        // Autosize would force a layout of the whole queue before the dialog opens.
        rows={3}
        resize="vertical"
        maxLength={REASON_MAX_LENGTH - reason.preset.length - 1}
        value={reason.ownWords}
        error={error}
        errorProps={{ role: 'alert' }}
        onChange={(event) => onChange({ ownWords: event.currentTarget.value })}
      />
    </>
  );
}

/**
 * The values of a dialog with a reason. Stored as a draft until the dialog is closed, so they survive the end of a
 * session.
 * @param form draft name
 * @param subject id of the car, or the ids of several
 */
export function useReasonDraft<Values extends Reason>(form: string, subject: string, empty: Values) {
  const { drafts } = useDashboard();
  const [values, setValues] = useState<Values>(() => ({
    ...empty,
    ...drafts.read<Values>({ form, subject }),
  }));
  useEffect(() => drafts.keep({ form, subject }, values), [drafts, form, subject, values]);
  return {
    values,
    change: (part: Partial<Values>) => setValues((now) => ({ ...now, ...part })),
    drop: () => drafts.drop({ form, subject }),
  };
}
