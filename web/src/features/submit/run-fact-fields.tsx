import { InputBase, TextInput } from '@mantine/core';
import { stripsCalls } from '@quartermile/core/client';
import { ASPIRATIONS, FUELS, messages, type Strip, TYRES, URL_MAX_LENGTH } from '@quartermile/core/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GetClient } from '../../platform/browser-client.js';
import classes from './submission-form.module.css';
import { fieldProps, type SubmissionForm } from './use-submission-form.js';

/** Longest 60 ft or reaction time as typed. */
const SPLIT_TIME_TEXT_MAX_LENGTH = 12;

const texts = messages.runFacts;

/** The form of a run, and the client that loads the strips. */
export interface RunFactsProps {
  readonly form: SubmissionForm;
  readonly getClient: GetClient;
  /** Whether it is a new run of a car that was submitted before: without fields that describe the car. */
  readonly isOfKnownCar?: boolean;
}

interface FieldOf {
  readonly form: SubmissionForm;
}

export interface RunFactFieldsProps extends RunFactsProps {
  /** Focuses the first field when the fields appear. */
  readonly isFocused: boolean;
}

/** Fields for the optional facts of the run. */
export function RunFactFields({ form, getClient, isOfKnownCar, isFocused }: RunFactFieldsProps) {
  const first = useRef<HTMLInputElement>(null);
  const arrive = useEffectEvent(() => isFocused && first.current?.focus());
  useEffect(() => void arrive(), []);
  const runDate = fieldProps(form, 'runDate');
  const videoLink = fieldProps(form, 'videoLink');
  return (
    <>
      <TextInput
        label={texts.labels.runDate}
        name="runDate"
        type="date"
        ref={first}
        {...runDate}
        onChange={({ currentTarget }) => runDate.onChange(currentTarget.value)}
      />
      <SecondsField form={form} fact="sixtyFoot" />
      <SecondsField form={form} fact="reactionTime" />
      <ChoiceField form={form} fact="tyres" choices={TYRES.map(asChoice)} />
      <ChoiceField form={form} fact="fuel" choices={FUELS.map(asChoice)} />
      {!isOfKnownCar && <ChoiceField form={form} fact="aspiration" choices={ASPIRATIONS.map(asChoice)} />}
      <StripField form={form} getClient={getClient} />
      <TextInput
        label={texts.labels.videoLink}
        description={texts.videoLinkHint}
        placeholder={texts.videoLinkPlaceholder}
        name="videoLink"
        type="url"
        maxLength={URL_MAX_LENGTH}
        autoComplete="off"
        className={classes.wide}
        {...videoLink}
        onChange={({ currentTarget }) => videoLink.onChange(currentTarget.value)}
      />
    </>
  );
}

interface SecondsFieldProps extends FieldOf {
  readonly fact: 'sixtyFoot' | 'reactionTime';
}

/** A field in seconds, which accepts a decimal comma. */
function SecondsField({ form, fact }: SecondsFieldProps) {
  const field = fieldProps(form, fact);
  return (
    <TextInput
      label={texts.labels[fact]}
      placeholder={texts[`${fact}Placeholder`]}
      name={fact}
      inputMode="decimal"
      maxLength={SPLIT_TIME_TEXT_MAX_LENGTH}
      autoComplete="off"
      rightSection={<span className={classes.unit}>s</span>}
      rightSectionPointerEvents="none"
      {...field}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value.replace(',', '.'))}
    />
  );
}

/** Where the run was timed. Last, so that it moves no other field when the strips are loaded; none without strips. */
function StripField({ form, getClient }: Omit<RunFactsProps, 'isOfKnownCar'>) {
  const strips = useStrips(getClient);
  const dropDeleted = useEffectEvent(() => {
    const isListed = strips?.some(({ _id }) => _id === form.values.strip) ?? true;
    if (!isListed && form.values.strip) form.setValue('strip', '');
  });
  useEffect(() => {
    if (strips) dropDeleted();
  }, [strips]);
  if (!strips?.length) return null;
  const choices = strips.map((strip) => ({ value: strip._id, label: `${strip.name}, ${strip.place}` }));
  return <ChoiceField form={form} fact="strip" choices={choices} />;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const asChoice = (value: string): Choice => ({ value, label: value });

interface ChoiceFieldProps extends FieldOf {
  readonly fact: 'tyres' | 'fuel' | 'aspiration' | 'strip';
  readonly choices: readonly Choice[];
}

function ChoiceField({ form, fact, choices }: ChoiceFieldProps) {
  const field = fieldProps(form, fact, 'at-once');
  return (
    <InputBase
      component="select"
      pointer
      rightSection={<IconChevronDown size={18} aria-hidden="true" />}
      rightSectionPointerEvents="none"
      label={texts.labels[fact]}
      name={fact}
      {...field}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
    >
      <option value="">{texts.notGiven}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </InputBase>
  );
}

/** The strips from which drivers choose; null until they are loaded. Without them the form works as well. */
function useStrips(getClient: GetClient): readonly Strip[] | null {
  const [strips, setStrips] = useState<readonly Strip[] | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const { call } = await getClient();
      const loaded = await stripsCalls(call).list();
      if (!isGone) setStrips(loaded);
    };
    load().catch((error: unknown) => console.warn('The strips could not be loaded.', error));
    return () => {
      isGone = true;
    };
  }, [getClient]);
  return strips;
}
