import { Button, Title } from '@mantine/core';
import { messages, pageRoutes, submissionPagePrefix } from '@quartermile/core/domain';
import type { PickedImage } from '@quartermile/core/ui';
import { IconCheck } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Link } from 'react-router';
import shared from '../../styles/shared.module.css';
import { loadAfterSending } from './own/load-after-sending.js';
import type { PrivateLinkProps } from './own/private-link-props.js';
import classes from './submission-thanks.module.css';
import { submissionContactMessages, submitMessages } from './submit-messages.js';
import { useArrival } from './use-arrival.js';

const submit = submitMessages;

export interface SubmissionThanksProps {
  /** Code of its page; undefined if the server gave none. */
  readonly code: string | undefined;
  /** Whether the answer is also mailed. */
  readonly isMailed: boolean | undefined;
  /** Name of the car. */
  readonly name: string;
  readonly image: PickedImage | null;
  readonly proofImage: PickedImage | null;
  onAnother(): void;
}

/** Confirmation that replaces the form, with the two submitted pictures. */
export function SubmissionThanks(props: SubmissionThanksProps) {
  const { code, isMailed, name, image, proofImage, onAnother } = props;
  const title = useArrival(true);
  return (
    <div className={`${shared.page} ${shared.narrow}`}>
      <div className={`${shared.stack} ${classes.words}`} role="status">
        <span className={classes.lamp} aria-hidden="true">
          <IconCheck size={40} stroke={2.4} />
        </span>
        <Title order={1} ref={title} tabIndex={-1}>
          {submit.thanks}
        </Title>
        <p className={shared.intro}>{submit.thanksDetail}</p>
      </div>
      <div className={`${shared.pair} ${classes.pictures}`}>
        <Submitted picture={image} label={messages.carLabels.image} />
        <Submitted picture={proofImage} label={messages.carLabels.proofImage} />
      </div>
      {code && <LazyLink code={code} name={name} isMailed={isMailed} />}
      <div className={shared.row}>
        <Button component={Link} to={pageRoutes.leaderboard}>
          {submit.toLeaderboard}
        </Button>
        <Button variant="default" onClick={onAnother}>
          {submit.another}
        </Button>
      </div>
    </div>
  );
}

function Submitted({ picture, label }: { readonly picture: PickedImage | null; readonly label: string }) {
  if (!picture) return null;
  return (
    <figure className={shared.picture}>
      <img src={picture.dataUrl} alt={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}

/** A plain link to the submission's page, until the code for copying and sharing is loaded. */
function LazyLink(props: PrivateLinkProps) {
  const [Loaded, setLoaded] = useState<ComponentType<PrivateLinkProps> | null>(null);
  useEffect(() => {
    loadAfterSending().then(({ PrivateLink }) => setLoaded(() => PrivateLink), console.warn);
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return (
    <a className={shared.link} href={submissionPagePrefix + props.code}>
      {submissionContactMessages.privateLink}
    </a>
  );
}
