import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { ApiError, randomKey, type UploadOptions } from '@quartermile/core/client';
import { useAfterPress } from '@quartermile/core/ui';
import type { QueryKey } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useDesk } from '../dashboard/desk-context.js';
import type { DraftName } from './draft-store.js';
import { useDeskCall } from './use-desk-call.js';
import { useDraft } from './use-draft.js';
import { useFaultFocus } from './use-fault-focus.js';

/** A form of the dashboard, from its fields to the call that sends it. */
export interface DeskFormOptions<Values extends object, Answer> {
  /** Under which its draft is kept. */
  readonly name: DraftName;
  readonly initialValues: Values;
  /** What is wrong, by field: such as `(values) => problemsOf(toPayload(values))` with `schemaResolver`. */
  validate(values: Values): FormErrors;
  /** Sends what was typed. */
  call(values: Values, options: UploadOptions): Promise<Answer>;
  readonly done: string;
  readonly failed: string;
  readonly lists: readonly QueryKey[];
  /** The form's field behind a path that the server complains about; the first part of the path unless told. */
  fieldOf?(path: string): string;
  /** Told when a press of the button was refused for what `validate` found. */
  onRefused?(values: Values): void;
  /** Told once it is sent; the form is clear by then. */
  onSent?(answer: Answer): void;
  /** Also says what is missing in a field that was entered and left empty. */
  readonly checksEmptyFields?: boolean;
}

/** The form with what its screen needs. */
export interface DeskForm<Values extends object> {
  readonly form: UseFormReturnType<Values>;
  /** For the `form` element. */
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
  /** Whether it is being sent. */
  readonly busy: boolean;
  /** How much of it is sent, percent; null while it is not being sent. */
  readonly sentPercent: number | null;
  /** Empties it, or sets it back, and forgets its draft. */
  discard(): void;
}

/**
 * A form with the house's manners: messages at the fields, also the server's; it is cleared by success and
 * keeps everything on failure; what is typed survives the end of a session.
 */
export function useDeskForm<Values extends object, Answer>(
  options: DeskFormOptions<Values, Answer>,
): DeskForm<Values> {
  const { name, initialValues, checksEmptyFields = false, fieldOf = firstPart, onRefused, onSent } = options;
  const { drafts } = useDesk();
  const afterPress = useAfterPress();
  const form = useForm<Values>({
    initialValues,
    validate: options.validate,
    enhanceGetInputProps: ({ field, form: whole }) => ({
      onBlur: () => {
        if (checksEmptyFields ? whole.isTouched(field) : whole.isDirty(field))
          // A message that pushes the next field down would take the press on it away.
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
      form.setErrors(serverProblems(outcome.error, values, fieldOf));
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

function useSending<Values extends object, Answer>(options: DeskFormOptions<Values, Answer>) {
  const [sentPercent, setSentPercent] = useState<number | null>(null);
  const attempt = useRef<{ readonly values: Values; readonly key: string }>(null);
  const { mutateAsync, isPending: busy } = useDeskCall<Values, Answer>({
    ...options,
    call: (values) => {
      // The same values under the same key: a press after an answer that got lost does nothing twice.
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

const firstPart = (path: string): string => path.split('.')[0] ?? '';

/** What the server found wrong with fields that this form has. */
function serverProblems(error: unknown, values: object, fieldOf: (path: string) => string): FormErrors {
  if (!(error instanceof ApiError)) return {};
  const known = error.errors.map(({ path, message }) => [fieldOf(path), message] as const);
  return Object.fromEntries(known.filter(([field]) => field in values));
}
