import { Button } from '@mantine/core';
import { NEW_TIME_HASH, type SubmissionStatus } from '@quartermile/core/domain';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { GetClient } from '../../../platform/browser-client.js';
import shared from '../../../styles/shared.module.css';
import { PrivateLink } from '../own/private-link.js';
import { readToolDraft } from '../revise/stored-tool-draft.js';
import type { Tool } from '../revise/tool.js';
import type { ToolPanelProps } from '../revise/tool-panel.js';
import { submissionPageMessages } from '../submission-page-messages.js';
import { submitMessages } from '../submit-messages.js';

const text = submissionPageMessages;

export interface StatusToolsProps {
  readonly code: string;
  readonly status: SubmissionStatus;
  /** Whether the site has a mail server. */
  readonly sendsMail: boolean | undefined;
  readonly getClient: GetClient;
  /** Called with the state after a change. */
  onChange(status: SubmissionStatus): void;
  /** The state, with the function that opens a tool. */
  children(open: (tool: Tool) => void): ReactNode;
}

/** What the driver can do about a submission: change it, submit a new time, withdraw, erase, share the link. */
export function StatusTools(props: StatusToolsProps) {
  const { code, status, sendsMail, getClient, onChange, children } = props;
  const { tool, Panel, failed, open, close } = useTool(code, status);
  const [done, setDone] = useState('');
  const { car } = status;
  const change = (after: SubmissionStatus, message: string): void => {
    close();
    setDone(message);
    onChange(after);
  };
  const openFresh = (next: Tool): void => {
    setDone('');
    open(next);
  };
  return (
    <>
      {tool !== 'revise' && children(openFresh)}
      <p role="status" className={shared.message} data-tone="go">
        {done}
      </p>
      {car && tool && Panel && (
        <Panel
          key={tool}
          tool={tool}
          code={code}
          status={status}
          sendsMail={sendsMail}
          car={car}
          getClient={getClient}
          onChange={change}
          onClose={close}
        />
      )}
      <p role="alert" className={shared.message} data-tone="danger">
        {failed && submitMessages.unreachable}
      </p>
      {car && !tool && (
        <div className={`${shared.row} ${shared.scripted}`}>
          {toolsOf(status).map((one) => (
            <Button
              key={one}
              variant={one === 'erase' ? 'subtle' : 'default'}
              color={one === 'erase' ? 'red' : undefined}
              onClick={() => openFresh(one)}
            >
              {labels[one]}
            </Button>
          ))}
        </div>
      )}
      {car && (
        <noscript>
          <p className={shared.message}>{text.noScript}</p>
        </noscript>
      )}
      {car && <PrivateLink code={code} name={car.name} isMailed={sendsMail && status.hasEmail} isOwnPage />}
    </>
  );
}

const labels: Readonly<Record<Tool, string>> = {
  revise: text.change,
  newTime: text.newTime,
  withdraw: text.withdraw,
  erase: text.erase,
};

/** The tools below the state. Where a change is the next step, the state has the button for it. */
function toolsOf({ state, mayRevise }: SubmissionStatus): Tool[] {
  const isWaiting = state === 'pending' || state === 'information_needed';
  const tools: (Tool | false)[] = [
    state === 'pending' && mayRevise && 'revise',
    state !== 'information_needed' && 'newTime',
    isWaiting && 'withdraw',
    'erase',
  ];
  return tools.filter((tool) => tool !== false);
}

/**
 * The open tool. Its code is loaded on first use. A form that was open when the page was reloaded opens again, and the
 * hash of the URL may open the one for a new time.
 */
function useTool(code: string, status: SubmissionStatus) {
  const [tool, setTool] = useState<Tool | null>(null);
  const [Panel, setPanel] = useState<ComponentType<ToolPanelProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const show = (next: Tool): Promise<void> =>
    import('../revise/tool-panel.js').then(
      ({ ToolPanel }) => {
        setPanel(() => ToolPanel);
        setTool(next);
      },
      () => setFailed(true),
    );
  const open = (next: Tool): void => {
    setFailed(false);
    void show(next);
  };
  const showFirst = useEffectEvent(() => {
    const draft = readToolDraft();
    if (draft?.code === code && (draft.tool === 'newTime' || status.mayRevise)) void show(draft.tool);
    else if (window.location.hash === `#${NEW_TIME_HASH}`) void show('newTime');
  });
  useEffect(() => showFirst(), []);
  return { tool, Panel, failed, open, close: () => setTool(null) };
}
