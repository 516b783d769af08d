import { Button, Text } from '@mantine/core';
import { demoTotal, type HealthItem, type SiteSetup } from '@quartermile/core/domain';
import type { TabProps } from '../../../../kernel/context/tab-props.js';
import list from '../../../../kernel/lists/item.module.css';
import { AddVideoForm } from '../../../content/videos/video-form.js';
import { AlertTestButton } from '../../alerts/alerts-tab.js';
import { HealthItemCard } from '../../health/health-item-card.js';
import { securityMessages } from '../../security/security-messages.js';
import { RemoveDemoButton } from './remove-demo.js';
import { setupMessages } from './setup-messages.js';
import type { OwnStep, SetupState } from './setup-steps.js';

const text = setupMessages;

export interface StepContentProps extends Pick<TabProps, 'openTab'> {
  readonly step: OwnStep;
  readonly state: SetupState;
}

/** What is done in a step that is no part of the site profile. */
export function StepContent({ step, state, openTab }: StepContentProps) {
  switch (step) {
    case 'video':
      return <AddVideoForm />;
    case 'demo':
      return <DemoContent setup={state.setup} />;
    case 'mail':
      return <HealthContent item={state.health?.find(({ id }) => id === 'mail')} />;
    case 'backup':
      return <HealthContent item={state.health?.find(({ id }) => id === 'backup')} />;
    case 'factor':
      return (
        <div>
          <Button variant="default" onClick={() => openTab('security')}>
            {securityMessages.offerOpen}
          </Button>
        </div>
      );
  }
}

function DemoContent({ setup: { demo } }: { readonly setup: SiteSetup }) {
  if (demoTotal(demo) === 0) return <Text>{text.noDemo}</Text>;
  return (
    <>
      <Text>{text.demoDetail(demo)}</Text>
      <div>
        <RemoveDemoButton demo={demo} />
      </div>
    </>
  );
}

/** The state of a part of the server, with what can be tried; nothing while it is unknown. */
function HealthContent({ item }: { readonly item: HealthItem | undefined }) {
  if (!item) return null;
  return (
    <>
      <ul className={list.rows}>
        <HealthItemCard item={item} />
      </ul>
      {item.id === 'mail' && item.state !== 'off' && <AlertTestButton />}
    </>
  );
}
