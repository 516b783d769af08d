import type { Tool } from './tool.js';

/** What was typed into a form about a submission and not sent yet, without its pictures. */
export interface ToolDraft {
  /** Code of the submission. */
  readonly code: string;
  readonly tool: Tool;
  /** Values of the changed fields. */
  readonly changed: Readonly<Record<string, unknown>>;
}

/** Session storage: it survives a reload and ends with the tab, as the code is a secret. */
export const DRAFT_KEY = 'quartermile.tool-draft';

/** The stored draft; null if there is none. */
export function readToolDraft(): ToolDraft | null {
  try {
    const draft: Partial<ToolDraft> | null = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    const { code, tool, changed } = draft ?? {};
    if (typeof code !== 'string' || typeof changed !== 'object' || changed === null) return null;
    return tool === 'revise' || tool === 'newTime' ? { code, tool, changed } : null;
  } catch {
    return null;
  }
}

/** Stores a draft, if storage is available. */
export function keepToolDraft(draft: ToolDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft lasts until the page is closed.
  }
}
