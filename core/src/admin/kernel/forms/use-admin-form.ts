import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { ApiError, randomKey, type UploadOptions } from '@quartermile/core/client';
import { problemsByField, useAfterPress } from '@quartermile/core/ui';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useDashboard } from '../context/dashboard-context.js';
import type { DraftName } from '../context/draft-store.js';
import type { FollowUp } from '../notifications/notify.js';
import { formMessages } from './form-messages.js';
import { type AdminCall, useAdminCall } from './use-admin-call.js';
import { useDraft } from './use-draft.js';
import { type Conflict, type Edited, isChangedMeanwhile, useEdited } from './use-edited.js';
import { useFaultFocus } from './use-fault-focus.js';

/** Options of a dashboard form: fields, validation and request. */
export interface AdminFormOptions<Values extends object, Answer, Item = unknown> {
  /** Name of the draft. */
  readonly name: DraftName;
  readonly initialValues: Values;
  /** Validation errors by field, for example `(values) => problemsOf(toPayload(values))` with `schemaResolver`. */
  validate(values: Values): FormErrors;
  /** What the form edits, if it can overwrite changes by others. */
  readonly edits?: Edited<Values, Item> | null | undefined;
  /**
   * Sends the values.
   * @param seen the version of the item that they change; undefined without one
   */
  call(values: Values, options: UploadOptions, seen: Item | undefined): Promise<Answer>;
  readonly done: AdminCall<Values, Answer>['done'];
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
  afterwards?(values: Values, answer: Answer): FollowUp | undefined;
  /** Also validates fields on blur that were touched but are unchanged. */
  readonly checksEmptyFields?: boolean;
}

/** State of a dashboard form. */
export interface AdminForm<Values extends object, Item = unknown> {
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
  /** What somebody else changed while the form was open; null for nothing. */
  readonly conflict: Conflict | null;
  /** Starts to edit another item. */
  see(item: Item | undefined): void;
  /** Resets the form and deletes its draft. */
  discard(): void;
}

/**
 * A form with client and server validation messages at its fields. A successful submit resets it, a failed one
 * preserves the input. The input also survives the end of a session as a draft.
 */
export function useAdminForm<Values extends object, Answer, Item = unknown>(
  options: AdminFormOptions<Values, Answer, Item>,
): AdminForm<Values, Item> {
  const { name, initialValues, edits, checksEmptyFields = false, fieldOf, onRefused, onSent } = options;
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
  const { ref, focusFault } = useFaultFocus(form.errors);
  const queryClient = useQueryClient();
  const reload = (): void => {
    for (const queryKey of options.lists) void queryClient.invalidateQueries({ queryKey });
  };
  const { seen, see, refuse, conflict } = useEdited({
    form,
    name,
    edited: edits,
    element: ref,
    onTaken: reload,
  });
  useDraft(form, name, seen);
  const { busy, sentPercent, send } = useSending<Values, Answer>({
    ...options,
    call: (values, upload) => options.call(values, upload, seen.current),
    showsError: refuse,
  });

  const discard = (): void => {
    see(edits?.item);
    if (conflict) reload();
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
      if (edits && isChangedMeanwhile(outcome.error)) return;
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
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const incomplete = incompleteField(event.currentTarget);
      if (incomplete === undefined) return submit(event);
      event.preventDefault();
      form.setFieldError(incomplete, formMessages.incomplete);
      focusFault();
    },
  } as const;
  return { form, formProps, busy, sentPercent, conflict, see, discard };
}

/** A field of which the browser reads nothing, because only a part was typed, such as a date without its time. */
function incompleteField({ elements }: HTMLFormElement): string | undefined {
  const isIncomplete = (field: Element) => field instanceof HTMLInputElement && field.validity.badInput;
  const field = [...elements].find(isIncomplete);
  return field instanceof HTMLElement ? field.dataset.path : undefined;
}

type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

interface SendingOptions<Values extends object, Answer> extends Omit<AdminCall<Values, Answer>, 'call'> {
  call(values: Values, options: UploadOptions): Promise<Answer>;
}

function useSending<Values extends object, Answer>(options: SendingOptions<Values, Answer>) {
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
