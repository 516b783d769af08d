import { useForm } from '@mantine/form';
import type { FieldProblem } from '@quartermile/core/domain';
import { zod4Resolver } from 'mantine-form-zod-resolver';
import {
  emptySubmission,
  type SubmissionField,
  type SubmissionValues,
  submissionFormSchema,
} from './submission-values.js';
import { useAfterPress } from './use-after-press.js';

/** What one field takes and what it tells back. */
export interface FieldProps<Field extends SubmissionField> {
  readonly value: SubmissionValues[Field];
  readonly error: React.ReactNode;
  onChange(value: SubmissionValues[Field]): void;
  onBlur(): void;
}

/** The form on core's schema. A field is judged when it is left; from then on with every change. */
export function useSubmissionForm() {
  const afterPress = useAfterPress();
  const form = useForm<SubmissionValues>({
    initialValues: emptySubmission,
    validate: zod4Resolver(submissionFormSchema),
    clearInputErrorOnChange: false,
  });
  return {
    ...form,
    judgeAfterPress: (field: SubmissionField) => afterPress(() => form.validateField(field)),
  };
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
    onChange(value) {
      form.setFieldValue(field, value as never);
      if (judge === 'at-once' || form.errors[field]) form.validateField(field);
    },
    onBlur: () => form.judgeAfterPress(field),
  };
}

/** Puts what the server found wrong to its fields. A path may lead into a field: "requestedCategories.0". */
export function showFieldProblems(form: SubmissionForm, problems: readonly FieldProblem[]): void {
  for (const { path, message } of problems) {
    const field = path.split('.')[0] ?? '';
    if (field in form.values) form.setFieldError(field, message);
  }
}
