import { type EvidenceKind, messages } from '@quartermile/core/domain';
import classes from './badge.module.css';

const { labels, sentences } = messages.evidenceTerms;

/** What shows a time: a word with a tick, which screen readers read as a sentence. */
export function EvidenceBadge({ kind }: { readonly kind: EvidenceKind }) {
  return (
    <span
      className={classes.root}
      data-tone="go"
      data-evidence=""
      role="img"
      aria-label={sentences[kind]}
      title={sentences[kind]}
    >
      <svg viewBox="0 0 16 16" className={classes.icon} aria-hidden="true">
        <path d="m3 8.5 3.5 3.5L13 5" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      {labels[kind]}
    </span>
  );
}
