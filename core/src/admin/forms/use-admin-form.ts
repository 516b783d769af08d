import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { ApiError, randomKey, type UploadOptions } from '@quartermile/core/client';
import { problemsByField, useAfterPress } from '@quartermile/core/ui';
import type { QueryKey } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useDashboard } from '../dashboard/dashboard-context.js';
import type { FollowUp } from '../notifications/notify.js';
import type { DraftName } from './draft-store.js';
import { useAdminCall } from './use-admin-call.js';
import { useDraft } from './use-draft.js';
import { useFaultFocus } from './use-fault-focus.js';

/** Options of a dashboard form: fields, validation and request. */
export interface AdminFormOptions<Values extends object, Answer> {
  /** Name of the draft. */
  readonly name: DraftName;
  readonly initialValues: Values;
  /** Validation errors by field, for example `(values) => problemsOf(toPayload(values))` with `schemaResolver`. */
  validate(values: Values): FormErrors;
  /** Sends the values. */
  call(values: Values, options: UploadOptions): Promise<Answer>;
  readonly done: string;
  readonly failed: string;
  /** Whether the server's own message is shown instead of `failed` where it has one. */
  readonly saysWhy?: boolean;
  readonly lists: readonly QueryKey[];
  /** Maps a path of a server validation error to a form field. Default: the first segment of the path. */
  fieldOf?(path: string): string;
  /** Called on submit when `validate` returns errors. */
  onRefused?(values: Values): void;
  /** Called after the form was sent and reset. */
  onSent?(answer: Answer): void;
  /** Follow-up action, offered with the success message. */
  afterwards?(values: Values): FollowUp | undefined;
  /** Also validates fields on blur that were touched but are unchanged. */
  readonly checksEmptyFields?: boolean;
}

/** State of a dashboard form. */
export interface AdminForm<Values extends object> {
  readonly form: UseFormReturnType<Values>;
  /** Props of the `form` element. */
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
  /** Whether the form is being sent. */
  readonly busy: boolean;
  /** Upload progress in percent; null while the form is not being sent. */
  readonly sentPercent: number | null;
  /** Resets the form and deletes its draft. */
  discard(): void;
}

/**
 * A form with client and server validation messages at its fields. A successful submit resets it, a failed one
 * preserves the input. The input also survives the end of a session as a draft.
 */
export function useAdminForm<Values extends object, Answer>(
  options: AdminFormOptions<Values, Answer>,
): AdminForm<Values> {
  const { name, initialValues, checksEmptyFields = false, fieldOf, onRefused, onSent } = options;
  const { drafts } = useDashboard();
  const afterPress = useAfterPress();
  const form = useForm<Values>({
    initialValues,
    validate: options.validate,
    enhanceGetInputProps: ({ field, form: whole }) => ({
      onBlur: () => {
        if (checksEmptyFields ? whole.isTouched(field) : whole.isDirty(field))
          // Validating immediately could insert a message, move the pressed button and lose the click.
          afterPress(() => whole.validateField(field));
      },
    }),
  });
  useDraft(form, name);
  const { ref, focusFault } = useFaultFocus(form.errors);
  const { busy, sentPercent, send } = useSending(options);

  const discard = (): void => {
    form.reset();
    drafts.drop(name);
  };
  const submit = form.onSubmit(
    async (values) => {
      if (busy) return;
      const outcome = await send(values);
      if ('answer' in outcome) {
        discard();
        onSent?.(outcome.answer);
        return;
      }
      const problems = outcome.error instanceof ApiError ? outcome.error.errors : [];
      form.setErrors(problemsByField(problems, values, fieldOf));
      focusFault();
    },
    (_, values) => {
      onRefused?.(values);
      focusFault();
    },
  );
  const formProps = {
    ref,
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => submit(event),
  } as const;
  return { form, formProps, busy, sentPercent, discard };
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

function useSending<Values extends object, Answer>(options: AdminFormOptions<Values, Answer>) {
  const [sentPercent, setSentPercent] = useState<number | null>(null);
  const attempt = useRef<{ readonly values: Values; readonly key: string }>(null);
  const { mutateAsync, isPending: busy } = useAdminCall<Values, Answer>({
    ...options,
    call: (values) => {
      // Unchanged values reuse the idempotency key, so that a retry after a lost response has no second effect.
      if (attempt.current?.values !== values) attempt.current = { values, key: randomKey() };
      return options.call(values, {
        idempotencyKey: attempt.current.key,
        onUploadProgress: (fraction) => setSentPercent(Math.round(fraction * 100)),
      });
    },
  });
  const send = async (values: Values): Promise<Outcome<Answer>> => {
    try {
      return { answer: await mutateAsync(values) };
    } catch (error) {
      return { error };
    } finally {
      setSentPercent(null);
    }
  };
  return { busy, sentPercent, send };
}
