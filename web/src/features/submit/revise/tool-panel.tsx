import { EraseConfirmation, WithdrawConfirmation } from './confirmations.js';
import { NewTimeForm } from './new-time-form.js';
import { ReviseForm } from './revise-form.js';
import type { Tool, ToolProps } from './tool.js';

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
