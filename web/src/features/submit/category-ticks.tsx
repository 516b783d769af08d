import { Input } from '@mantine/core';
import { CATEGORIES, messages } from '@quartermile/core/domain';
import { useId } from 'react';
import classes from './category-ticks.module.css';
import formClasses from './submission-form.module.css';
import { submitMessages } from './submit-messages.js';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

const submit = submitMessages;

/** Checkboxes for the requested categories, of which at least one is required. */
export function CategoryTicks({ form }: { readonly form: SubmissionForm }) {
  const { value: ticked, error, errorProps, onChange } = fieldProps(form, 'requestedCategories', 'at-once');
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      label={messages.carLabels.requestedCategories}
      labelElement="div"
      description={submit.categoriesHint}
      error={error}
      errorProps={errorProps}
      required
      className={formClasses.wide}
    >
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description${error ? ` ${id}-error` : ''}`}
        className={classes.ticks}
      >
        {CATEGORIES.map((category) => (
          <label key={category} className={classes.tick}>
            <input
              type="checkbox"
              name="requestedCategories"
              value={category}
              className={classes.box}
              aria-invalid={error ? true : undefined}
              checked={ticked.includes(category)}
              onChange={({ currentTarget }) =>
                onChange(
                  CATEGORIES.filter((one) =>
                    one === category ? currentTarget.checked : ticked.includes(one),
                  ),
                )
              }
            />
            {category}
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
