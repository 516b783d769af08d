import { Button } from '@mantine/core';
import { RUN_FACTS } from '@quartermile/core/domain';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import shared from '../../styles/shared.module.css';
import type { RunFactFieldsProps, RunFactsProps } from './run-fact-fields.js';
import classes from './submission-form.module.css';
import { submitMessages } from './submit-messages.js';

const load = async () => (await import('./run-fact-fields.js')).RunFactFields;

/** The optional facts of the run, behind a button. They open by themselves when a restored draft has one. */
export function RunFacts({ form, getClient, isOfKnownCar = false }: RunFactsProps) {
  const [Fields, setFields] = useState<ComponentType<RunFactFieldsProps> | null>(null);
  const [isPressed, setPressed] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const hasFacts = RUN_FACTS.some((fact) => form.values[fact] !== '');
  const open = (): void =>
    void load().then(
      (loaded) => setFields(() => loaded),
      () => setRefused(true),
    );
  const openForDraft = useEffectEvent(open);
  useEffect(() => {
    if (hasFacts) openForDraft();
  }, [hasFacts]);

  if (Fields)
    return <Fields form={form} getClient={getClient} isOfKnownCar={isOfKnownCar} isFocused={isPressed} />;
  return (
    <div className={classes.wide}>
      <Button
        variant="default"
        classNames={{ root: classes.open, label: classes.openLabel }}
        onClick={() => {
          setPressed(true);
          open();
        }}
      >
        {submitMessages.openFacts}
      </Button>
      <p role="status" className={`${shared.note} ${classes.hint}`}>
        {isRefused ? submitMessages.factsFailed : submitMessages.factsHint}
      </p>
    </div>
  );
}
