import { Button, Card, Group, Text, Title } from '@mantine/core';
import type { SiteProfile, SiteSetup } from '@quartermile/core/domain';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { TabProps } from '../../../../kernel/context/tab-props.js';
import { useSite } from '../../../../kernel/site/use-site.js';
import { siteAdminMessages } from '../site-messages.js';
import { DemoStep } from './demo-step.js';
import { ProfileStep } from './profile-step.js';
import { setupMessages } from './setup-messages.js';
import { isStepDone, SETUP_STEPS, type SetupStep, stepWords } from './setup-steps.js';
import { useFinishSetup, useSetup } from './use-setup.js';

const text = setupMessages;

/** The first steps of a new site: name, links, opening, pictures, and the removal of demo content. */
export function SetupTab({ openTab }: TabProps) {
  const queries = [useSite(), useSetup()] as const;
  const [{ data: profile }, { data: setup }] = queries;
  const retry = () => queries.forEach((query) => void query.refetch());
  if (profile && setup) return <Steps profile={profile} setup={setup} onClose={() => openTab('dashboard')} />;
  if (queries.some(({ isPending }) => isPending)) return <SkeletonRows rows={3} rowHeight={120} />;
  return <ErrorState title={siteAdminMessages.failedToLoad} onRetry={retry} />;
}

interface StepsProps {
  readonly profile: SiteProfile;
  readonly setup: SiteSetup;
  /** Called when the setup was finished or skipped. */
  onClose(): void;
}

function Steps({ profile, setup, onClose }: StepsProps) {
  const [step, setStep] = useState<SetupStep>('names');
  const panel = useStepFocus(step);
  const { mutate: finish, isPending } = useFinishSetup(onClose);
  const move = (by: number): void => {
    const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + by];
    if (next) setStep(next);
  };
  return (
    <Card component="section" aria-label={text.title} maw="56rem">
      <Group justify="space-between" align="start">
        <Title order={2} size="h3">
          {text.title}
        </Title>
        <Button variant="default" loading={isPending} onClick={() => finish()}>
          {text.skipAll}
        </Button>
      </Group>
      <Text c="dimmed">{text.intro}</Text>
      <Group component="nav" gap="xs" my="md" aria-label={text.steps}>
        {SETUP_STEPS.map((one, index) => (
          <Button
            key={one}
            variant={one === step ? 'light' : 'subtle'}
            size="sm"
            aria-current={one === step ? 'step' : undefined}
            rightSection={
              isStepDone(one, profile, setup) && (
                <IconCircleCheckFilled size={18} color="var(--qm-go-text)" aria-label={text.stepDone} />
              )
            }
            onClick={() => setStep(one)}
          >
            {text.step(index + 1, stepWords[one][0])}
          </Button>
        ))}
      </Group>
      <div ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
        {step === 'demo' ? (
          <DemoStep demo={setup.demo} busy={isPending} onBack={() => move(-1)} onFinish={() => finish()} />
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
