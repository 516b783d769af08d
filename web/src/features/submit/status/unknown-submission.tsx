import { Button } from '@mantine/core';
import { pageRoutes } from '@quartermile/core/domain';
import { EmptyState } from '@quartermile/core/ui';
import { IconLinkOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import shared from '../../../styles/shared.module.css';
import { submissionPageMessages } from '../submission-page-messages.js';
import classes from './status-page.module.css';

const text = submissionPageMessages;

/** The page of an unknown code: what to check. */
export function UnknownSubmission() {
  return (
    <div className={shared.page}>
      <EmptyState
        order={1}
        icon={IconLinkOff}
        title={text.unknownTitle}
        action={
          <>
            <ul className={classes.checks}>
              {text.unknownChecks.map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
            <Button component={Link} to={pageRoutes.submitTimes}>
              {text.submitAgain}
            </Button>
          </>
        }
      />
    </div>
  );
}
