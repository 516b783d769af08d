import { Button, Title } from '@mantine/core';
import { type ApiError, NetworkError } from '@quartermile/core/client';
import { EMAIL_MAX_LENGTH, messages } from '@quartermile/core/domain';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import shared from '../../styles/shared.module.css';
import classes from './newsletter-form.module.css';

const TYPED = 'quartermile.newsletter-email';

/** Messages of the form. */
const newsletter = {
  success: 'Thank you for subscribing!',
  confirm: 'One more step: press the button in the mail we have just sent.',
  failed: 'Failed to subscribe. Please try again.',
  offline: 'Failed to subscribe. Please check your connection and try again.',
  title: 'New runs, first to you',
  intro: 'Races, reviews and events by e-mail. You can leave at any time.',
  email: 'Email',
  button: 'Subscribe',
  busy: 'Subscribing...',
  noScript: 'This form needs JavaScript. Please switch it on to subscribe.',
} as const;

export interface NewsletterFormProps {
  /** Requests the confirmation mail; throws ApiError or NetworkError. */
  signup(email: string): Promise<void>;
  /** Whether the site has a mail server, which sends that mail. */
  readonly sendsMail: boolean | undefined;
}

/** Result of the last attempt. */
interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

function failureText(error: unknown): string {
  return error instanceof NetworkError ? newsletter.offline : newsletter.failed;
}

/** Newsletter signup. The address stays until it was accepted. */
export function NewsletterForm({ signup, sendsMail }: NewsletterFormProps) {
  const titleId = useId();
  const problemId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);
  const change = (typed: string): void => {
    setEmail(typed);
    storeTypedEmail(typed);
  };
  // The address may have been typed before hydration, or restored after a reload.
  useEffect(() => setEmail(field.current?.value || readTypedEmail()), []);

  const send = async (address: string): Promise<void> => {
    setBusy(true);
    setOutcome(null);
    try {
      await signup(address);
      change('');
      setOutcome({ ok: true, text: newsletter.success });
    } catch (error) {
      const refused = (error as Partial<ApiError>).errors?.[0];
      if (refused) setProblem(refused.message);
      else setOutcome({ ok: false, text: failureText(error) });
    } finally {
      setBusy(false);
    }
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || !/[^\s\p{DI}]/u.test(email)) return;
    // The browser's own validation (HTML, 4.10.5.1.5) with our message. Only the API reads international domains, and
    // the characters that people paste with an address.
    const isAddress = field.current?.validity.valid || /[^\0-\x7f]/.test(email);
    setProblem(isAddress ? null : messages.newsletter.emailInvalid);
    if (isAddress) void send(email.trim());
  };

  return (
    // A form with method=dialog, submitted before hydration, neither sends nor loses its input (HTML, "form
    // submission algorithm").
    <form
      className={`${shared.stack} ${classes.root}`}
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
    >
      <Title order={2} size="h3" id={titleId}>
        {newsletter.title}
      </Title>
      <p className={shared.dimmed}>{newsletter.intro}</p>
      <noscript>
        <p className={shared.message}>{newsletter.noScript}</p>
      </noscript>
      <div className={`${classes.row} ${shared.scripted}`}>
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
          className={shared.field}
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
      <SignupStatus outcome={outcome} sendsMail={sendsMail} />
    </form>
  );
}

/** Both live regions are always mounted, so that changes are announced. */
function SignupStatus({
  outcome,
  sendsMail,
}: Pick<NewsletterFormProps, 'sendsMail'> & { readonly outcome: Outcome | null }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) root.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return (
    <div ref={root} className={classes.status}>
      <p role="status" className={shared.message} data-tone="go">
        {outcome?.ok && (
          <>
            <strong>{outcome.text}</strong> {sendsMail && newsletter.confirm}
          </>
        )}
      </p>
      <p role="alert" className={shared.message} data-tone="danger">
        {outcome && !outcome.ok && outcome.text}
      </p>
    </div>
  );
}

/** The unsent address of this tab, restored after a reload. */
function readTypedEmail(): string {
  try {
    return sessionStorage.getItem(TYPED) ?? '';
  } catch {
    return '';
  }
}

/** Stores the address for the life of the tab; an empty one is deleted. */
function storeTypedEmail(email: string): void {
  try {
    if (email) sessionStorage.setItem(TYPED, email);
    else sessionStorage.removeItem(TYPED);
  } catch {
    // Storage is blocked: the address stays in the page only.
  }
}
