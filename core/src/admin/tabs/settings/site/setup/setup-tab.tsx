import { Button, Card, Group, Text, Title } from '@mantine/core';
import { ErrorState, SkeletonRows } from '@quartermile/core/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { videoKind } from '../../../../kernel/content/kinds/video-kind.js';
import { useContent } from '../../../../kernel/content/use-content.js';
import type { TabProps } from '../../../../kernel/context/tab-props.js';
import { useSite } from '../../../../kernel/site/use-site.js';
import { useHealth } from '../../health/use-health.js';
import { useFactors } from '../../security/use-factors.js';
import { siteAdminMessages } from '../site-messages.js';
import { PlainStep } from './plain-step.js';
import { ProfileStep } from './profile-step.js';
import { setupMessages } from './setup-messages.js';
import {
  firstOpenStep,
  isProfileStep,
  isStepDone,
  SETUP_STEPS,
  type SetupState,
  type SetupStep,
  stepWords,
} from './setup-steps.js';
import { StepContent } from './step-contents.js';
import { useFinishSetup, useSetup } from './use-setup.js';

const text = setupMessages;

/** Interval at which the state of mail and backups is renewed, because it is what the steps test. */
const HEALTH_REFRESH_MS = 5000;

/**
 * The first steps of a new site: its name, look, links and opening, the first video, the removal of demo content, a
 * test of mail and backups, and a second factor. They open at the first that is not done.
 */
export function SetupTab({ openTab }: TabProps) {
  const queries = [useSite(), useSetup()] as const;
  const [{ data: profile }, { data: setup }] = queries;
  const { data: videos, isPending: videosPending } = useContent(videoKind);
  const { data: health, isPending: healthPending } = useHealth(HEALTH_REFRESH_MS);
  const { data: factors, isPending: factorsPending } = useFactors();
  const retry = () => queries.forEach((query) => void query.refetch());
  const isPending = videosPending || healthPending || factorsPending;
  if (isPending || queries.some((query) => query.isPending)) return <SkeletonRows rows={3} rowHeight={120} />;
  if (!profile || !setup) return <ErrorState title={siteAdminMessages.failedToLoad} onRetry={retry} />;
  const state = { profile, setup, videos: videos?.length, health: health?.items, factors };
  return <Steps state={state} openTab={openTab} />;
}

interface StepsProps extends Pick<TabProps, 'openTab'> {
  readonly state: SetupState;
}

function Steps({ state, openTab }: StepsProps) {
  const [step, setStep] = useState<SetupStep>(() => firstOpenStep(state));
  const panel = useStepFocus(step);
  const close = () => openTab('dashboard');
  const { mutate: finish, isPending } = useFinishSetup(close);
  const at = SETUP_STEPS.indexOf(step);
  const back = SETUP_STEPS[at - 1];
  const next = SETUP_STEPS[at + 1];
  const goBack = back && (() => setStep(back));
  const goOn = () => (next ? setStep(next) : finish());
  return (
    <Card component="section" aria-label={text.title} maw="56rem">
      <Group justify="space-between" align="start">
        <Title order={2} size="h3">
          {text.title}
        </Title>
        <Button variant="default" disabled={isPending} onClick={close}>
          {text.later}
        </Button>
      </Group>
      <Text c="dimmed">{text.intro}</Text>
      <StepList state={state} current={step} onChoose={setStep} />
      <div ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
        {isProfileStep(step) ? (
          <ProfileStep
            // The key resets the form to the saved profile. Unsent input is restored from its draft.
            key={`${step} ${JSON.stringify(state.profile)}`}
            step={step}
            profile={state.profile}
            onBack={goBack}
            onNext={goOn}
          />
        ) : (
          <PlainStep
            step={step}
            busy={isPending}
            nextLabel={next ? text.goOn : text.finish}
            onBack={goBack}
            onNext={goOn}
          >
            <StepContent step={step} state={state} openTab={openTab} />
          </PlainStep>
        )}
      </div>
    </Card>
  );
}

interface StepListProps {
  readonly state: SetupState;
  readonly current: SetupStep;
  onChoose(step: SetupStep): void;
}

function StepList({ state, current, onChoose }: StepListProps) {
  return (
    <Group component="nav" gap="xs" my="md" aria-label={text.steps}>
      {SETUP_STEPS.map((step, index) => (
        <Button
          key={step}
          variant={step === current ? 'light' : 'subtle'}
          size="sm"
          aria-current={step === current ? 'step' : undefined}
          rightSection={
            isStepDone(step, state) && (
              <IconCircleCheckFilled size={18} color="var(--qm-go-text)" aria-label={text.stepDone} />
            )
          }
          onClick={() => onChoose(step)}
        >
          {text.step(index + 1, stepWords[step][0])}
        </Button>
      ))}
    </Group>
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
