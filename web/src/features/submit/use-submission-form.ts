import type { FieldProblem } from '@quartermile/core/domain';
import { problemsByField, useAfterPress } from '@quartermile/core/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import {
  emptySubmission,
  type SubmissionErrors,
  type SubmissionField,
  type SubmissionValues,
} from './submission-values.js';
import type { SuggestedField, suggestValue } from './validate-submission.js';

/** Props of one field, except for its label. */
export interface FieldProps<Field extends SubmissionField> {
  readonly value: SubmissionValues[Field];
  readonly error: string | undefined;
  /** Announces the message when it appears. */
  readonly errorProps: { readonly role: 'alert' };
  onChange(value: SubmissionValues[Field]): void;
  onBlur(): void;
}

/** Loaded on first interaction: nothing is validated before, and not every visitor fills in the form. */
const loadRules = () => import('./validate-submission.js');

/** Called on first interaction, so that the rules are loaded before a field loses the focus. */
export const prepareRules = (): void => void loadRules().catch(() => {});

/**
 * State of the form, validated by core's schema. A field is validated when it loses the focus, and an invalid one on
 * every change. Decision 60 explains why this is not `@mantine/form`.
 * @param findProblems validates the current values; by default those of a new submission
 * @param initial the initial values
 */
export function useSubmissionForm(findProblems = findSubmissionProblems, initial = emptySubmission) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<SubmissionErrors>({});
  const [start, setStart] = useState<SubmissionValues | null>(null);
  const [suggestion, setSuggestion] = useState<{ readonly of: typeof suggestValue } | null>(null);
  const afterPress = useAfterPress();
  /** The current values, also for closures of earlier renders. */
  const latest = useRef(values);

  const change = (changed: Partial<SubmissionValues>): void => {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
  };
  const addErrors = (added: SubmissionErrors): void => setErrors((before) => ({ ...before, ...added }));
  const findAll = async (): Promise<SubmissionErrors> => {
    const [problems, loaded] = await Promise.all([
      findProblems(() => latest.current),
      loadRules().catch(() => null),
    ]);
    setSuggestion(loaded && { of: loaded.suggestValue });
    return problems;
  };
  const validate = async (field: SubmissionField): Promise<void> =>
    addErrors({ [field]: (await findAll())[field] });

  return {
    values,
    errors,
    /** The restored values; null for a form that started empty. */
    start,
    getValues: () => latest.current,
    change,
    setValue: <Field extends SubmissionField>(field: Field, value: SubmissionValues[Field]) =>
      change({ [field]: value }),
    addErrors,
    /** What was probably meant by a value with a message; null if that is not known. */
    suggest: (field: SuggestedField) =>
      errors[field] && suggestion ? suggestion.of(field, values[field]) : null,
    validate,
    validateAfterPress: (field: SubmissionField) => afterPress(() => void validate(field)),
    /** Replaces the values and clears all messages. */
    startFrom(first: SubmissionValues) {
      change(first);
      setErrors({});
      setStart(first);
    },
    /** Submits valid values; otherwise shows the messages and calls `onRefused`. */
    onSubmit:
      (send: (values: SubmissionValues) => void, onRefused: (form: HTMLFormElement) => void) =>
      async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
        event.preventDefault();
        const form = event.currentTarget;
        const problems = await findAll();
        setErrors(problems);
        if (Object.keys(problems).length === 0) send(latest.current);
        else onRefused(form);
      },
  };
}

/** Returns no problems if the rules cannot be loaded, because the server validates by the same ones. */
async function findSubmissionProblems(getValues: () => SubmissionValues): Promise<SubmissionErrors> {
  try {
    const { validateSubmission } = await loadRules();
    return validateSubmission(getValues());
  } catch {
    return {};
  }
}

/** The form's values, messages and actions. */
export type SubmissionForm = ReturnType<typeof useSubmissionForm>;

/** Props that connect a field to the form. Fields without text, such as checkboxes, are validated on every change. */
export function fieldProps<Field extends SubmissionField>(
  form: SubmissionForm,
  field: Field,
  validates: 'when-left' | 'at-once' = 'when-left',
): FieldProps<Field> {
  return {
    value: form.values[field],
    error: form.errors[field],
    errorProps: { role: 'alert' },
    onChange(value) {
      form.setValue(field, value);
      if (validates === 'at-once' || form.errors[field]) void form.validate(field);
    },
    onBlur: () => form.validateAfterPress(field),
  };
}

/** Shows the server's field errors at their fields. */
export function showFieldProblems(form: SubmissionForm, problems: readonly FieldProblem[]): void {
  form.addErrors(problemsByField(problems, emptySubmission));
}
