import { Button, Title } from '@mantine/core';
import {
  type BoardRules,
  CATEGORIES,
  EVIDENCE_KINDS,
  embedRoutes,
  formatLongDate,
  messages,
  pageRoutes,
  rulesAnchor,
} from '@quartermile/core/domain';
import { CategoryBadge, ErrorState, EvidenceBadge } from '@quartermile/core/ui';
import { Link } from 'react-router';
import { rulesMessages } from '../../seo/describe-rules.js';
import shared from '../../styles/shared.module.css';
import { altitudeExplanation } from './altitude-explanation.js';
import classes from './rules-page.module.css';

const texts = rulesMessages;
const { sentences } = messages.evidenceTerms;

export interface RulesPageProps {
  /** All versions of the rules, oldest first; null when loading failed. */
  readonly versions: readonly BoardRules[] | null;
  onRetry(): void;
  readonly isRetrying: boolean;
}

/** How times get on the board: the review, the badges, and every version of the rules, the present one first. */
export function RulesPage({ versions, onRetry, isRetrying }: RulesPageProps) {
  const [current, ...earlier] = [...(versions ?? [])].reverse();
  return (
    <div className={`${shared.page} ${shared.narrow} ${classes.page}`}>
      <header>
        <Title order={1}>{texts.title}</Title>
        <p className={shared.intro}>{texts.intro}</p>
      </header>
      <section aria-labelledby="steps" className={shared.stack}>
        <Title order={2} id="steps">
          {texts.stepsTitle}
        </Title>
        <Lines of={texts.steps} isOrdered />
        <Button component={Link} to={pageRoutes.submitTimes} className={classes.submit}>
          {texts.submit}
        </Button>
      </section>
      <section aria-labelledby="evidence" className={shared.stack}>
        <Title order={2} id="evidence">
          {texts.evidenceTitle}
        </Title>
        <p className={shared.intro}>{texts.evidenceIntro}</p>
        <dl className={shared.stack}>
          {EVIDENCE_KINDS.map((kind) => (
            <div key={kind} className={classes.kind}>
              <dt>
                <EvidenceBadge kind={kind} />
              </dt>
              <dd>{sentences[kind]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="altitude" className={shared.stack}>
        <Title order={2} id="altitude" tabIndex={-1}>
          {altitudeExplanation.title}
        </Title>
        {altitudeExplanation.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {current && <Version rules={current} />}
      {!versions && <ErrorState title={texts.failed} onRetry={onRetry} retrying={isRetrying} />}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className={shared.stack}>
          <Title order={2} id="earlier">
            {texts.earlier}
          </Title>
          <p className={shared.intro}>{texts.earlierIntro}</p>
          {earlier.map((rules, index) => (
            <Version key={rules.version} rules={rules} until={(earlier[index - 1] ?? current)?.since} />
          ))}
        </section>
      )}
      <section aria-labelledby="elsewhere" className={shared.stack}>
        <Title order={2} id="elsewhere">
          {texts.elsewhereTitle}
        </Title>
        <p className={shared.intro}>{texts.elsewhere}</p>
        <a href={embedRoutes.snippet}>{texts.embed}</a>
      </section>
    </div>
  );
}

interface VersionProps {
  readonly rules: BoardRules;
  /** First day of the next version; undefined for the present one. */
  readonly until?: string | undefined;
}

/** A version of the rules, at the address that its entries link to. */
function Version({ rules, until }: VersionProps) {
  const { version, since, general, boards } = rules;
  const id = rulesAnchor(version);
  const first = dayText(since);
  const level = until ? 3 : 2;
  const Heading = until ? 'h4' : 'h3';
  return (
    <section aria-labelledby={id} className={`${shared.panel} ${classes.version}`}>
      <Title order={level} id={id} tabIndex={-1}>
        {messages.evidenceTerms.rulesOf(version)}
      </Title>
      <p className={shared.note}>{until ? texts.until(first, dayText(until)) : texts.since(first)}</p>
      <Heading>{texts.everyBoard}</Heading>
      <Lines of={general} />
      {CATEGORIES.map((category) => (
        <div key={category}>
          <Heading>
            <CategoryBadge category={category} />
          </Heading>
          <Lines of={boards[category]} />
        </div>
      ))}
    </section>
  );
}

function Lines({ of, isOrdered = false }: { readonly of: readonly string[]; readonly isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={classes.lines}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}

const dayText = (day: string): string => formatLongDate({ date: day, isDateOnly: true });
