import { Button, Group, Stack } from '@mantine/core';
import type { SiteProfile } from '@quartermile/core/domain';
import type { FormEvent } from 'react';
import { ChangedMeanwhile } from '../../../../kernel/forms/changed-meanwhile.js';
import { SubmitButton } from '../../../../kernel/forms/submit-button.js';
import { LogoFields } from '../brand-fields.js';
import { AccentField } from '../look-fields.js';
import {
  HeroFields,
  LinkFields,
  MailboxFields,
  NameFields,
  PictureFields,
  type PictureFieldsProps,
} from '../site-sections.js';
import { useSiteForm } from '../use-site.js';
import { StepHead } from './plain-step.js';
import { setupMessages } from './setup-messages.js';
import { type ProfileStep as ProfileStepName, stepWords } from './setup-steps.js';

const text = setupMessages;

export interface ProfileStepProps {
  readonly step: ProfileStepName;
  readonly profile: SiteProfile;
  /** Absent in the first step. */
  readonly onBack: (() => void) | undefined;
  onNext(): void;
}

/** A setup step that edits a part of the site profile. */
export function ProfileStep({ step, profile, onBack, onNext }: ProfileStepProps) {
  const { form, formProps, busy, conflict, sentPercent, discard } = useSiteForm(profile, onNext);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (form.isDirty()) return formProps.onSubmit(event);
    event.preventDefault();
    onNext();
  };
  const skip = (): void => {
    discard();
    onNext();
  };
  return (
    <form {...formProps} onSubmit={submit} aria-label={stepWords[step][0]}>
      <Stack gap="md">
        <StepHead step={step} />
        <StepFields step={step} form={form} sentPercent={sentPercent} />
        <ChangedMeanwhile conflict={conflict} busy={busy} />
        <Group justify="flex-end">
          {onBack && (
            <Button variant="default" disabled={busy} onClick={onBack} mr="auto">
              {text.back}
            </Button>
          )}
          <Button variant="subtle" disabled={busy} onClick={skip}>
            {text.skipStep}
          </Button>
          <SubmitButton label={text.next} busyLabel={text.saving} busy={busy} />
        </Group>
      </Stack>
    </form>
  );
}

interface StepFieldsProps extends PictureFieldsProps {
  readonly step: ProfileStepName;
}

function StepFields({ step, form, sentPercent }: StepFieldsProps) {
  switch (step) {
    case 'names':
      return <NameFields form={form} />;
    case 'links':
      return (
        <>
          <LinkFields form={form} />
          <MailboxFields form={form} />
        </>
      );
    case 'opening':
      return <HeroFields form={form} />;
    case 'look':
      return (
        <>
          <AccentField form={form} />
          <LogoFields form={form} sentPercent={sentPercent} />
          <PictureFields form={form} sentPercent={sentPercent} />
        </>
      );
  }
}
