import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  ASPIRATIONS,
  FUELS,
  messages,
  RUN_FACTS,
  type RunFact,
  stripText,
  TYRES,
} from '@quartermile/core/domain';
import type { ReactNode } from 'react';
import { stripKind } from '../content/kinds/strip-kind.js';
import { useContent } from '../content/use-content.js';
import { Disclosure } from '../layout/disclosure.js';
import type { CarInputValues } from './car-input-values.js';
import columns from './form-columns.module.css';

export interface RunFactInputsProps {
  readonly form: Pick<UseFormReturnType<CarInputValues>, 'getInputProps' | 'getValues' | 'errors'>;
  readonly labels: Readonly<Record<RunFact, string>>;
}

/** Inputs for the optional facts of a run: closed while none is set, and opened by an error. */
export function RunFactInputs({ form, labels }: RunFactInputsProps) {
  const values = form.getValues();
  const strips = useContent(stripKind).data ?? [];
  const isOpen = RUN_FACTS.some((fact) => values[fact] !== '' || form.errors[fact] !== undefined);
  const propsOf = (fact: RunFact) => ({ label: labels[fact], ...form.getInputProps(fact) });
  const seconds = { inputMode: 'decimal', rightSection: 's', rightSectionPointerEvents: 'none' } as const;
  const stripChoices = [
    { value: '', label: messages.runFacts.notGiven },
    ...strips.map((strip) => ({ value: strip._id, label: stripText(strip) })),
  ];
  const inputs: Record<RunFact, ReactNode> = {
    runDate: <TextInput type="date" {...propsOf('runDate')} />,
    strip: <NativeSelect data={stripChoices} {...propsOf('strip')} />,
    sixtyFoot: <TextInput {...seconds} {...propsOf('sixtyFoot')} />,
    reactionTime: <TextInput {...seconds} {...propsOf('reactionTime')} />,
    tyres: <NativeSelect data={choices(TYRES)} {...propsOf('tyres')} />,
    fuel: <NativeSelect data={choices(FUELS)} {...propsOf('fuel')} />,
    aspiration: <NativeSelect data={choices(ASPIRATIONS)} {...propsOf('aspiration')} />,
    videoLink: <TextInput type="url" {...propsOf('videoLink')} />,
  };
  // Without strips there is nothing to choose.
  const shown = RUN_FACTS.filter((fact) => fact !== 'strip' || strips.length > 0);
  return (
    <Disclosure open={isOpen} summary={messages.runFacts.heading}>
      <div className={columns.root}>
        {shown.map((fact) => (
          <div key={fact} style={fact === 'videoLink' ? { gridColumn: '1 / -1' } : undefined}>
            {inputs[fact]}
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

const choices = (values: readonly string[]) => [
  { value: '', label: messages.runFacts.notGiven },
  ...values.map((value) => ({ value, label: value })),
];
