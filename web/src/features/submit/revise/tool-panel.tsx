import type { SubmissionStatus } from '@quartermile/core/domain';
import type { GetClient } from '../../../platform/browser-client.js';
import { EraseConfirmation, WithdrawConfirmation } from './confirmations.js';
import { NewTimeForm } from './new-time-form.js';
import { ReviseForm } from './revise-form.js';
import type { Tool } from './tool.js';

export interface ToolProps {
  /** Code of the submission. */
  readonly code: string;
  readonly status: SubmissionStatus;
  /** What was sent. */
  readonly car: NonNullable<SubmissionStatus['car']>;
  readonly getClient: GetClient;
  /** Called with the state after a change, and the message about it. */
  onChange(status: SubmissionStatus, message: string): void;
  onClose(): void;
}

export interface ToolPanelProps extends ToolProps {
  readonly tool: Tool;
}

const panels = {
  revise: ReviseForm,
  newTime: NewTimeForm,
  withdraw: WithdrawConfirmation,
  erase: EraseConfirmation,
};

/** The form or confirmation of a tool. */
export function ToolPanel({ tool, ...props }: ToolPanelProps) {
  const Panel = panels[tool];
  return <Panel {...props} />;
}
