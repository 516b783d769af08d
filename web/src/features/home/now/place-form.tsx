import { Button } from '@mantine/core';
import { DRIVETRAINS, type Drivetrain, pageRoutes, TIME_TEXT_MAX_LENGTH } from '@quartermile/core/domain';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { placeMessages as texts } from '../../../placing/ghost-messages.js';
import { PlaceHint } from '../../../placing/place-hint.js';
import type { GetClient } from '../../../platform/browser-client.js';
import classes from './now.module.css';

/** "Where would I place?": a plain GET form, which leads to the board. With scripts the place is shown while typing. */
export function PlaceForm({ getClient }: { readonly getClient: GetClient }) {
  const [time, setTime] = useState('');
  const [drivetrain, setDrivetrain] = useState<Drivetrain | ''>('');
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A text before hydration is only in the field.
    const fields = new FormData(event.currentTarget) as unknown as Iterable<[string, string]>;
    void navigate(`${pageRoutes.leaderboard}?${new URLSearchParams([...fields])}`);
  };
  return (
    <form method="get" action={pageRoutes.leaderboard} className={classes.form} onSubmit={submit}>
      <h3 className={classes.label}>{texts.title}</h3>
      <div className={classes.fields}>
        <input
          name="time"
          aria-label={texts.time}
          placeholder={texts.timeHint}
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={TIME_TEXT_MAX_LENGTH}
          className={classes.field}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
        <select
          name="drivetrain"
          aria-label={texts.drivetrain}
          className={classes.field}
          onChange={({ currentTarget }) => setDrivetrain(currentTarget.value as Drivetrain | '')}
        >
          <option value="">{texts.anyDrivetrain}</option>
          {DRIVETRAINS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <Button type="submit" variant="default">
          {texts.show}
        </Button>
      </div>
      <PlaceHint time={time} drivetrain={drivetrain || null} getClient={getClient} />
    </form>
  );
}
