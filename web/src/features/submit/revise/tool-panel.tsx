import { EraseConfirmation, WithdrawConfirmation } from './confirmations.js';
import { forgetToolDraft } from './forget-tool-draft.js';
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

/** The form or confirmation of a tool. What was typed into it is forgotten when it ends. */
export function ToolPanel({ tool, onChange, onClose, ...props }: ToolPanelProps) {
  const Panel = panels[tool];
  const end =
    <Values extends unknown[]>(report: (...values: Values) => void) =>
    (...values: Values): void => {
      forgetToolDraft();
      report(...values);
    };
  return <Panel {...props} onChange={end(onChange)} onClose={end(onClose)} />;
}
