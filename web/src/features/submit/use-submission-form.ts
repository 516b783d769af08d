import type { FieldProblem } from '@quartermile/core/domain';
import { useAfterPress } from '@quartermile/core/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import {
  emptySubmission,
  type SubmissionErrors,
  type SubmissionField,
  type SubmissionValues,
} from './submission-values.js';

/** What one field takes and what it tells back. */
export interface FieldProps<Field extends SubmissionField> {
  readonly value: SubmissionValues[Field];
  readonly error: string | undefined;
  /** Has the message read out as it comes. */
  readonly errorProps: { readonly role: 'alert' };
  onChange(value: SubmissionValues[Field]): void;
  onBlur(): void;
}

/** The rules come when the form is first touched: nothing is judged before, and not everybody fills it in. */
const loadRules = () => import('./judge-submission.js');

/** To be called when the form is first touched: its rules are there when the field is left. */
export const prepareRules = (): void => void loadRules().catch(() => {});

/** The form on core's schema. A field is judged when it is left; from then on with every change. */
export function useSubmissionForm() {
  const [values, setValues] = useState(emptySubmission);
  const [errors, setErrors] = useState<SubmissionErrors>({});
  const [start, setStart] = useState<SubmissionValues | null>(null);
  const afterPress = useAfterPress();
  /** The values as they are, also for what was begun with older ones. */
  const latest = useRef(values);

  const change = (changed: Partial<SubmissionValues>): void => {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
  };
  const setError = (field: SubmissionField, message: string | undefined): void =>
    setErrors((before) => ({ ...before, [field]: message }));
  const judge = async (field: SubmissionField): Promise<void> =>
    setError(field, (await findProblems(() => latest.current))[field]);

  return {
    values,
    errors,
    /** What it was started from; null while that is an empty form. */
    start,
    getValues: () => latest.current,
    change,
    setValue: <Field extends SubmissionField>(field: Field, value: SubmissionValues[Field]) =>
      change({ [field]: value }),
    setError,
    judge,
    judgeAfterPress: (field: SubmissionField) => afterPress(() => void judge(field)),
    /** Starts from these values, with nothing wrong yet. */
    startFrom(first: SubmissionValues) {
      change(first);
      setErrors({});
      setStart(first);
    },
    /** Sends what passes the rules; otherwise shows what does not, and then calls `onRefused`. */
    onSubmit:
      (send: (values: SubmissionValues) => void, onRefused: (form: HTMLFormElement) => void) =>
      async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
        event.preventDefault();
        const form = event.currentTarget;
        const problems = await findProblems(() => latest.current);
        setErrors(problems);
        if (Object.keys(problems).length === 0) send(latest.current);
        else onRefused(form);
      },
  };
}

/** Nothing is found while the rules cannot be had: then the server, which goes by the same ones, judges. */
async function findProblems(getValues: () => SubmissionValues): Promise<SubmissionErrors> {
  try {
    const { judgeSubmission } = await loadRules();
    return judgeSubmission(getValues());
  } catch {
    return {};
  }
}

/** The form, as its fields know it. */
export type SubmissionForm = ReturnType<typeof useSubmissionForm>;

/** Joins a field to the form. A field without text, such as a tick, is judged with its first change. */
export function fieldProps<Field extends SubmissionField>(
  form: SubmissionForm,
  field: Field,
  judge: 'when-left' | 'at-once' = 'when-left',
): FieldProps<Field> {
  return {
    value: form.values[field],
    error: form.errors[field],
    errorProps: { role: 'alert' },
    onChange(value) {
      form.setValue(field, value);
      if (judge === 'at-once' || form.errors[field]) void form.judge(field);
    },
    onBlur: () => form.judgeAfterPress(field),
  };
}

/** Puts what the server found wrong to its fields. A path may lead into a field: "requestedCategories.0". */
export function showFieldProblems(form: SubmissionForm, problems: readonly FieldProblem[]): void {
  for (const { path, message } of problems) {
    const field = path.split('.')[0] ?? '';
    if (isField(field)) form.setError(field, message);
  }
}

const isField = (name: string): name is SubmissionField => name in emptySubmission;
