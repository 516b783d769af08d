import { Select, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  type AdminCar,
  carFieldsOf,
  DRIVETRAINS,
  EVIDENCE_FIELDS,
  type EvidenceField,
  isRunFact,
  RUN_FIGURES,
  type RunFact,
  type RunFigureField,
  runFactValue,
  runFigures,
} from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import type { CarInputField, CarInputValues } from './car-input-values.js';
import { EvidenceChips } from './evidence/evidence-chips.js';
import columns from './form-columns.module.css';
import { RunFactInputs } from './run-fact-inputs.js';

/** Returns the form values of a car, or empty values without one. */
export function carInputValues(car?: AdminCar): CarInputValues {
  const texts = carFieldsOf('update').map((field) => [
    field,
    isRunFact(field) ? runFactValue(car ?? {}, field) : String(car?.[field] ?? ''),
  ]);
  return { ...Object.fromEntries(texts), drivetrain: car?.drivetrain ?? null };
}

export interface CarInputsProps {
  readonly form: Pick<UseFormReturnType<CarInputValues>, 'getInputProps' | 'getValues' | 'errors'>;
  readonly labels: Readonly<Record<CarInputField, string>>;
  /** Whether the form creates a car; otherwise it edits one. */
  readonly isNew: boolean;
  /** The field with the initial focus in a dialog, null for none; by default the owner of an existing car. */
  readonly focus?: 'owner' | 'time' | null;
  isRequired(field: CarInputField): boolean;
  /** The input for the picture, which stands after the phone number. */
  readonly picture?: ReactNode;
  /** Further fields of the specification, which stand after the description. */
  readonly children?: ReactNode;
}

/**
 * The inputs of a car, the specification's fields first and in its order. The type makes a missing field a compile error.
 */
export function CarInputs({ form, labels, isNew, focus = 'owner', ...props }: CarInputsProps) {
  const propsOf = (field: CarInputField) => ({
    label: labels[field],
    required: props.isRequired(field),
    'data-autofocus': (!isNew && field === focus) || undefined,
    ...form.getInputProps(field),
  });
  const inputs: Record<Exclude<CarInputField, RunFigureField | RunFact | EvidenceField>, ReactNode> = {
    name: <TextInput {...propsOf('name')} />,
    owner: <TextInput {...propsOf('owner')} />,
    cellphone: <TextInput type="tel" {...propsOf('cellphone')} />,
    drivetrain: <Select data={[...DRIVETRAINS]} allowDeselect={isNew} {...propsOf('drivetrain')} />,
    description: <Textarea autosize minRows={isNew ? 2 : 3} {...propsOf('description')} />,
  };
  const [time, ...otherFigures] = RUN_FIGURES.map((field) => (
    <TextInput
      key={field}
      inputMode="decimal"
      rightSection={runFigures[field].unit}
      rightSectionPointerEvents="none"
      rightSectionWidth="3.25rem"
      {...propsOf(field)}
    />
  ));
  return (
    <>
      {isNew && inputs.name}
      {inputs.owner}
      {inputs.cellphone}
      {props.picture}
      <div className={columns.root}>
        {time}
        {inputs.drivetrain}
      </div>
      {inputs.description}
      {props.children}
      {!isNew && inputs.name}
      <div className={columns.root}>{otherFigures}</div>
      <RunFactInputs form={form} labels={labels} />
      {!isNew && <EvidenceInputs form={form} />}
    </>
  );
}

interface EvidenceInputsProps {
  readonly form: Pick<UseFormReturnType<CarInputValues>, 'getInputProps' | 'getValues' | 'errors'>;
}

/** The evidence in the form of a car. */
function EvidenceInputs({ form }: EvidenceInputsProps) {
  const values = form.getValues();
  return (
    <EvidenceChips
      carName={values.name}
      values={values}
      errors={form.errors}
      onChange={(next) => {
        for (const field of EVIDENCE_FIELDS)
          if (next[field] !== values[field]) form.getInputProps(field).onChange(next[field]);
      }}
    />
  );
}
