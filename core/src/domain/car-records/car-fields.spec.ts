import { describe, expect, expectTypeOf, test } from 'vitest';
import type { CarFieldRow } from '../cars/car-field-row.js';
import { runFigureInputs } from '../runs/run-figure-inputs.js';
import { RUN_FIGURES, type RunFigureField } from '../runs/run-figures.js';
import {
  ADMIN_CAR_FIELDS,
  AUDITED_CAR_FIELDS,
  type CarField,
  type CarFieldOf,
  carFieldsOf,
  carFormLabels,
  carRecordLabels,
  PERSONAL_CAR_FIELDS,
  PUBLIC_CAR_FIELDS,
  type RequiredCarField,
  requiredCarFields,
} from './car-field-lists.js';

describe('the field table', () => {
  test('shows nobody what only the administrator may see', () => {
    const secret = new Set<CarField>(['cellphone', 'proofImage', 'status', 'rejectionReason', 'reviewedAt']);
    expect(PUBLIC_CAR_FIELDS.filter((field) => secret.has(field))).toEqual([]);
    expectTypeOf<
      Extract<(typeof PUBLIC_CAR_FIELDS)[number], 'cellphone' | 'proofImage'>
    >().toEqualTypeOf<never>();
  });

  test('shows the administrator what the public does not see', () => {
    expect(ADMIN_CAR_FIELDS).toEqual([
      'cellphone',
      'requestedCategories',
      'proofImage',
      'status',
      'rejectionReason',
      'reviewedAt',
    ]);
  });

  test('has every audited field in the records, and no other', () => {
    expect(AUDITED_CAR_FIELDS).toContain('image');
    expect(AUDITED_CAR_FIELDS).not.toContain('reviewedAt');
    expect(AUDITED_CAR_FIELDS).not.toContain('requestedCategories');
  });

  test('leaves proof images out of records, and erases what names a person', () => {
    expect(AUDITED_CAR_FIELDS).not.toContain('proofImage');
    expect(PERSONAL_CAR_FIELDS).toEqual([
      'owner',
      'cellphone',
      'videoLink',
      'evidenceSource',
      'evidenceLink',
      'description',
      'image',
      'proofImage',
    ]);
  });

  test('requires of a submission what the public form requires', () => {
    expect(requiredCarFields('submission')).toEqual([
      'name',
      'owner',
      'cellphone',
      'time',
      'drivetrain',
      'requestedCategories',
      'image',
      'proofImage',
    ]);
    const isRequired = (field: CarField): boolean =>
      requiredCarFields('submission').some((one) => one === field);
    for (const field of RUN_FIGURES)
      expect([field, runFigureInputs[field].isRequired]).toEqual([field, isRequired(field)]);
    expect(requiredCarFields('update-where-set')).toEqual(['cellphone', 'time']);
  });

  test('has a label for each field of a form and of the records', () => {
    expect(carFieldsOf('update').filter((field) => !carFormLabels[field])).toEqual([]);
    expect(AUDITED_CAR_FIELDS.filter((field) => !carRecordLabels[field])).toEqual([]);
  });
});

describe('an omission does not compile', () => {
  test('of a figure of the run, a required field or an input', () => {
    // @ts-expect-error a figure is missing
    const figures: Record<RunFigureField, true> = { time: true };
    // @ts-expect-error required fields are missing
    const required: Record<RequiredCarField<'submission'>, true> = { name: true };
    // @ts-expect-error inputs are missing
    const inputs: Record<CarFieldOf<'update'>, true> = { name: true };
    // @ts-expect-error the row says nothing about visibility, audit and personal data
    const row: CarFieldRow = { kind: 'text', output: null as never, input: {}, requiredIn: [] };
    expect([figures, required, inputs, row]).toHaveLength(4);
  });
});
