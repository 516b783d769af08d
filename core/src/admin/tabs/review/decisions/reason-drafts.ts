import { cleanText, type ReviewTexts } from '@quartermile/core/domain';
import type { DraftStore } from '../../../kernel/context/draft-store.js';
import type { ReviewDecision } from '../../../kernel/host/unsent-decision.js';

/** Draft name of the rejection. Its subject is the id of the car, or the ids of several. */
export const REJECT_FORM = 'reject';
/** Draft name of the question to a driver. Its subject is the id of the car. */
export const ASK_FORM = 'ask';

/** A preset sentence and free text. */
export interface Reason {
  readonly preset: string;
  readonly ownWords: string;
}

/** The sentence that is sent: the preset, the free text, both or neither. */
export function reasonText({ preset, ownWords }: Reason): string {
  return [preset, cleanText(ownWords)].filter(Boolean).join(' ');
}

/** The preset and the free text of a sentence from {@link reasonText}. */
export function splitReason(sent: string, presets: readonly string[]): Reason {
  const preset = presets.find((one) => sent === one || sent.startsWith(`${one} `)) ?? '';
  return { preset, ownWords: sent.slice(preset.length).trim() };
}

/**
 * Restores the input of the dialog of a failed decision, which dropped it when the decision was made.
 * @param texts the sentences that the dialogs offer
 */
export function restoreReason(
  drafts: Pick<DraftStore, 'keep'>,
  decision: ReviewDecision,
  { reasons, questions }: ReviewTexts,
): void {
  const { carId: subject } = decision;
  if (decision.action === 'ask') {
    drafts.keep({ form: ASK_FORM, subject }, splitReason(decision.reason, questions));
  }
  if (decision.action === 'reject') {
    const { reason, mayResend = false } = decision;
    const typed = splitReason(reason ?? '', reasons);
    drafts.keep({ form: REJECT_FORM, subject }, { ...typed, mayResend });
  }
}
