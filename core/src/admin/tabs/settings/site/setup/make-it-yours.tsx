import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import type { SiteProfile, SiteSetup } from '@quartermile/core/domain';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../use-site.js';
import { DemoStep } from './demo-step.js';
import classes from './make-it-yours.module.css';
import { ProfileStep } from './profile-step.js';
import { setupMessages } from './setup-messages.js';
import { isStepDone, SETUP_STEPS, type SetupStep, stepWords } from './setup-steps.js';
import { useFinishSetup } from './use-setup.js';

const text = setupMessages;

export interface MakeItYoursProps {
  readonly setup: SiteSetup;
  /** Called when the setup was finished or skipped. */
  onClose(): void;
}

/** The setup of a new site: name, links, opening, pictures, and the removal of demo content. */
export function MakeItYours({ setup, onClose }: MakeItYoursProps) {
  const { data: profile } = useSite();
  const [step, setStep] = useState<SetupStep>('names');
  const panel = useStepFocus(step);
  const { mutate: finish, isPending } = useFinishSetup(onClose);
  const move = (by: number): void => {
    const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + by];
    if (next) setStep(next);
  };
  return (
    <Card component="section" aria-label={text.title}>
      <Group justify="space-between" align="start" mb="md">
        <div className={classes.intro}>
          <Title order={2} size="h3">
            {text.title}
          </Title>
          <Text c="dimmed">{text.intro}</Text>
        </div>
        <Button variant="default" className={classes.skip} loading={isPending} onClick={() => finish()}>
          {text.skipAll}
        </Button>
      </Group>
      {profile ? (
        <div className={classes.columns}>
          <StepList step={step} profile={profile} setup={setup} onChoose={setStep} />
          <div ref={panel} tabIndex={-1} className={classes.panel}>
            {step === 'demo' ? (
              <DemoStep
                demo={setup.demo}
                busy={isPending}
                onBack={() => move(-1)}
                onFinish={() => finish()}
              />
            ) : (
              <ProfileStep
                // The key resets the form to the saved profile. Unsent input is restored from its draft.
                key={`${step} ${JSON.stringify(profile)}`}
                step={step}
                profile={profile}
                onBack={step === 'names' ? undefined : () => move(-1)}
                onNext={() => move(1)}
              />
            )}
          </div>
        </div>
      ) : (
        <Skeleton height={320} />
      )}
    </Card>
  );
}

/** Moves the focus to the new step, because the pressed button is unmounted. Not on the first render. */
function useStepFocus(step: SetupStep) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) panel.current?.focus();
    shown.current = step;
  }, [step]);
  return panel;
}

interface StepListProps {
  readonly step: SetupStep;
  readonly profile: SiteProfile;
  readonly setup: SiteSetup;
  onChoose(step: SetupStep): void;
}

function StepList({ step: current, profile, setup, onChoose }: StepListProps) {
  return (
    <nav aria-label={text.steps}>
      <ol className={classes.steps}>
        {SETUP_STEPS.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              className={classes.step}
              aria-current={step === current ? 'step' : undefined}
              onClick={() => onChoose(step)}
            >
              {text.step(index + 1, stepWords[step][0])}
              {isStepDone(step, profile, setup) && (
                <IconCircleCheckFilled size={18} className={classes.done} aria-label={text.stepDone} />
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
