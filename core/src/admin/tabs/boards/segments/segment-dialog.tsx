import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { segmentsCalls } from '@quartermile/core/client';
import {
  ASPIRATIONS,
  CATEGORIES,
  DRIVETRAINS,
  type NamedSegment,
  RUN_YEAR_MIN,
  type SegmentAdd,
  type SegmentSummary,
  segmentAddSchema,
  segmentMessages,
  stripText,
  wholeBoard,
  yearOfSite,
} from '@quartermile/core/domain';
import { useState } from 'react';
import columns from '../../../kernel/cars/form-columns.module.css';
import { ContentDialog } from '../../../kernel/content/content-dialog.js';
import { stripKind } from '../../../kernel/content/kinds/strip-kind.js';
import { useContent } from '../../../kernel/content/use-content.js';
import { useContentForm } from '../../../kernel/content/use-content-form.js';
import { useDashboard } from '../../../kernel/context/dashboard-context.js';
import { asSeen } from '../../../kernel/forms/as-seen.js';
import classes from './segment-dialog.module.css';
import { type ListedSegment, segmentKind } from './segment-kind.js';
import { segmentAdminMessages } from './segment-messages.js';

const text = segmentAdminMessages;
/** Years that the form offers besides the present one. */
const YEARS_OFFERED = 15;

export interface SegmentDialogProps {
  /** The edited segment, or a built-in one to name; null to add one. */
  readonly segment: ListedSegment | null;
  onClose(): void;
}

/** Adds, names or edits a segment. */
export function SegmentDialog({ segment, onClose }: SegmentDialogProps) {
  const edited = segment?._id === undefined ? null : segment;
  const state = useSegmentForm(segment, onClose);
  const { form } = state;
  const strips = useContent(stripKind).data ?? [];
  return (
    <ContentDialog kind={segmentKind} edited={edited} state={state} onClose={onClose}>
      <TextInput
        label={text.nameField}
        placeholder={text.namePlaceholder}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox label={text.inMenuField} {...form.getInputProps('inMenu', { type: 'checkbox' })} />
      <fieldset className={classes.filters}>
        <legend>{text.filters}</legend>
        <div className={columns.root}>
          <NativeSelect
            label={text.categoryField}
            data={[...CATEGORIES]}
            {...form.getInputProps('category')}
          />
          <NativeSelect
            label={text.drivetrainField}
            data={withAny(DRIVETRAINS.map((value) => [value, segmentMessages.facts.drivetrain[value]]))}
            {...form.getInputProps('drivetrain')}
          />
          <NativeSelect
            label={text.aspirationField}
            data={withAny(ASPIRATIONS.map((value) => [value, value]))}
            {...form.getInputProps('aspiration')}
          />
          <NativeSelect
            label={text.yearField}
            data={yearChoices(form.getValues().year)}
            {...form.getInputProps('year')}
          />
          <NativeSelect
            label={text.stripField}
            data={withAny(strips.map((strip) => [strip._id, stripText(strip)]))}
            {...form.getInputProps('strip')}
          />
        </div>
        <TextInput
          label={text.kwPerTonField}
          description={text.kwPerTonHint}
          inputMode="numeric"
          rightSection={text.kwPerTonUnit}
          rightSectionWidth={72}
          rightSectionPointerEvents="none"
          {...form.getInputProps('kwPerTon')}
        />
        <TextInput label={text.wordsField} description={text.wordsHint} {...form.getInputProps('words')} />
      </fieldset>
    </ContentDialog>
  );
}

function useSegmentForm(segment: ListedSegment | null, onSent: () => void) {
  const edited = segment?._id === undefined ? null : segment;
  const { client } = useDashboard().host;
  const calls = segmentsCalls(client.call);
  const [initialValues] = useState(() => segmentValues(segment));
  const id = segment?._id;
  return useContentForm<ListedSegment, SegmentValues, NamedSegment>(segmentKind, {
    edited,
    initialValues,
    edits: edited && { item: edited, valuesOf: segmentValues },
    validate: segmentProblems,
    call: (values, options, seen) =>
      id === undefined || !seen
        ? calls.add(toSegmentPayload(values), options)
        : calls.update(id, asSeen(toSegmentPayload(values), seen), options),
    fieldOf: fieldOfPath,
    onSent,
    checksEmptyFields: true,
  });
}

const withAny = (choices: readonly (readonly [value: string, label: string])[]) => [
  { value: '', label: text.any },
  ...choices.map(([value, label]) => ({ value, label })),
];

/** The present year as such, the latest years, and the chosen one if it is older. */
function yearChoices(chosen: string) {
  const latest = yearOfSite(Date.now());
  const years = Array.from({ length: YEARS_OFFERED }, (_, ago) => String(latest - ago));
  const old = Number(chosen) >= RUN_YEAR_MIN && !years.includes(chosen) ? [chosen] : [];
  return withAny([['this-year', text.thisYear], ...[...years, ...old].map((year) => [year, year] as const)]);
}

/** Values of the form, as typed; an empty fact selects any. */
interface SegmentValues {
  readonly name: string;
  readonly inMenu: boolean;
  readonly category: string;
  readonly drivetrain: string;
  readonly aspiration: string;
  readonly words: string;
  readonly kwPerTon: string;
  readonly year: string;
  readonly strip: string;
}

/** The values of a segment: the edited one, a built-in one to name, or (null) a new one. */
function segmentValues(segment: SegmentSummary | null): SegmentValues {
  const { category, drivetrain, aspiration, words, kwPerTon, year, strip } = segment?.filter ?? wholeBoard;
  return {
    name: segment?.name ?? '',
    // Naming a built-in one is for the menu.
    inMenu: segment?._id === undefined ? true : segment.inMenu,
    category,
    drivetrain: drivetrain ?? '',
    aspiration: aspiration ?? '',
    words: words ?? '',
    kwPerTon: String(kwPerTon ?? ''),
    year: String(year ?? ''),
    strip: strip ?? '',
  };
}

/** The payload of the values. What is no choice of the form is refused by its schema. */
function toSegmentPayload({ name, inMenu, ...filter }: SegmentValues): SegmentAdd {
  return { name, inMenu, filter: filter as SegmentAdd['filter'] };
}

const problemsOf = schemaResolver(segmentAddSchema, { sync: true });

function segmentProblems(values: SegmentValues) {
  const problems = Object.entries(problemsOf(toSegmentPayload(values) as never));
  return Object.fromEntries(problems.map(([path, problem]) => [fieldOfPath(path), problem]));
}

/** The field of a path such as "filter.words". */
const fieldOfPath = (path: string): string => path.replace(/^filter\./, '');
