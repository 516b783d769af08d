import { Button, Title } from '@mantine/core';
import { NetworkError } from '@quartermile/core/client';
import { EMAIL_MAX_LENGTH, messages } from '@quartermile/core/domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import classes from './newsletter-form.module.css';
import { keepTypedEmail, readTypedEmail } from './typed-email.js';

const newsletter = messages.newsletter;

export interface NewsletterFormProps {
  /** Asks for the confirmation mail; throws ApiError or NetworkError. */
  signup(email: string): Promise<void>;
}

/** What came of the last try. */
interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

function failureText(error: unknown): string {
  return error instanceof NetworkError ? newsletter.offline : newsletter.failed;
}

/** Signs a visitor up for the newsletter. The typed address stays until it was taken. */
export function NewsletterForm({ signup }: NewsletterFormProps) {
  const titleId = useId();
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (typed: string): void => {
    setEmail(typed);
    keepTypedEmail(typed);
  };
  // It may have been typed before the scripts ran, or on a page that was loaded anew.
  useEffect(() => setEmail(field.current?.value || readTypedEmail()), []);

  const send = async (address: string): Promise<void> => {
    setBusy(true);
    setOutcome(null);
    try {
      await signup(address);
      change('');
      setOutcome({ ok: true, text: newsletter.success });
    } catch (error) {
      setOutcome({ ok: false, text: failureText(error) });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || email.trim() === '') return;
    // The browser's own judgement of an e-mail field (HTML, 4.10.5.1.5), said in our words.
    const isAddress = field.current?.validity.valid ?? false;
    setProblem(isAddress ? null : newsletter.emailInvalid);
    if (isAddress) void send(email.trim());
  };

  return (
    // Pressed before the scripts run, a form of this method sends nothing and loses nothing (HTML, "form submission algorithm").
    <form className={classes.root} method="dialog" noValidate onSubmit={submit} aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {newsletter.title}
      </Title>
      <p className={classes.intro}>{newsletter.intro}</p>
      <noscript>
        <p className={classes.noscript}>{newsletter.noScript}</p>
      </noscript>
      <div className={classes.row}>
        <input
          ref={field}
          type="email"
          maxLength={EMAIL_MAX_LENGTH}
          name="email"
          autoComplete="email"
          inputMode="email"
          aria-label={newsletter.email}
          placeholder={newsletter.email}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : problemId}
          className={classes.field}
          value={email}
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            setProblem(null);
          }}
        />
        <Button type="submit" disabled={busy} className={classes.button}>
          {busy ? newsletter.busy : newsletter.button}
        </Button>
      </div>
      {problem !== null && (
        <p id={problemId} className={classes.problem}>
          {problem}
        </p>
      )}
      <Notice outcome={outcome} />
    </form>
  );
}

/** Both live regions are always there, so that what is put into them is read out. */
function Notice({ outcome }: { readonly outcome: Outcome | null }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) root.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={root} className={classes.notice}>
      <p role="status" className={classes.success}>
        {outcome?.ok && (
          <>
            <strong>{outcome.text}</strong> {newsletter.confirm}
          </>
        )}
      </p>
      <p role="alert" className={classes.failure}>
        {outcome && !outcome.ok && outcome.text}
      </p>
    </div>
  );
}
