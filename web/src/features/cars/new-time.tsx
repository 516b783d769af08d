import { Button, Title } from '@mantine/core';
import { type CarRun, NEW_TIME_HASH, pageRoutes, submissionPagePrefix } from '@quartermile/core/domain';
import { type FormEvent, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { OWN_KEY } from '../../own/has-own-submissions.js';
import { ownSubmissionsOfCar, readCode } from '../../own/own-submissions-of-car.js';
import shared from '../../styles/shared.module.css';
import { carMessages } from './car-messages.js';
import classes from './car-page.module.css';

const text = carMessages;

/** The address of the form for a new time, of the submission with a code. */
const formOf = (code: string): string => `${submissionPagePrefix}${code}#${NEW_TIME_HASH}`;

export interface NewTimeProps {
  /** Name of the car. */
  readonly name: string;
  readonly runs: readonly CarRun[];
}

/** Leads the driver to the form for a new time, by a submission of this device, or by a code. */
export function NewTime({ name, runs }: NewTimeProps) {
  const own = useOwnSubmissions(name, runs);
  return (
    <section className={shared.panel} aria-labelledby="new-time">
      <Title order={2} id="new-time" size="h3">
        {text.newTimeTitle}
      </Title>
      <p className={shared.note}>{text.newTimeDetail}</p>
      {/* Documents of their own, whose policy sends no referrer. */}
      {own.map(({ code, time }) => (
        <a key={code} href={formOf(code)} className={shared.link}>
          {text.ownSubmission(time)}
        </a>
      ))}
      <CodeForm />
      <noscript>
        <p className={shared.note}>{text.newTimeNoScript}</p>
      </noscript>
      <Link to={pageRoutes.submitTimes} className={shared.link}>
        {text.submitFirst}
      </Link>
    </section>
  );
}

function CodeForm() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    const code = readCode(typed);
    setWrong(code === null);
    if (code !== null) window.location.assign(formOf(code));
  };
  return (
    <form
      method="post"
      className={`${shared.stack} ${shared.scripted} ${classes.codeForm}`}
      noValidate
      onSubmit={open}
    >
      <div className={classes.codeField}>
        <label htmlFor={id}>{text.code}</label>
        <input
          id={id}
          className={shared.field}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          aria-describedby={`${id}-hint`}
          aria-invalid={isWrong}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <p id={`${id}-hint`} role="status" className={isWrong ? classes.wrong : shared.note}>
          {isWrong ? text.codeInvalid : text.codeHint}
        </p>
      </div>
      <Button type="submit">{text.enterNewTime}</Button>
    </form>
  );
}

const subscribeToNothing = () => () => {};

/** The submissions of this device; none on the server and until hydration. */
function useOwnSubmissions(name: string, runs: readonly CarRun[]) {
  const stored = useSyncExternalStore(subscribeToNothing, readStored, () => null);
  return useMemo(() => (stored === null ? [] : ownSubmissionsOfCar(name, runs)), [stored, name, runs]);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(OWN_KEY);
  } catch {
    return null;
  }
}
