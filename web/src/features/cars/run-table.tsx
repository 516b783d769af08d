import {
  type CarRun,
  figuresBesideTime,
  formatLongDate,
  pageRoutes,
  type RunVideo,
  rankingTimeText,
  runFactTexts,
  shownEvidence,
  sourceOfRankingTime,
} from '@quartermile/core/domain';
import { ElapsedTime, EvidenceBadge } from '@quartermile/core/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { seaLevelText } from '../../altitude/sea-level-time.js';
import { browserClient } from '../../platform/browser-client.js';
import { WatchRun } from '../../player/watch-run.js';
import shared from '../../styles/shared.module.css';
import { carMessages } from './car-messages.js';
import { shortDay } from './run-day.js';
import classes from './run-table.module.css';

const text = carMessages;
const columns = Object.values(text.table);

/** Every run with its day, time, evidence and facts. Browsers preserve its semantics in the layout for phones. */
export function RunTable({ runs }: { readonly runs: readonly CarRun[] }) {
  const [player, setPlayer] = useState<ReactNode>(null);
  const play = (video: RunVideo): void => {
    import('../../player/run-player.js').then(
      ({ RunPlayer }) =>
        setPlayer(<RunPlayer video={video} getClient={browserClient} onClose={() => setPlayer(null)} />),
      () => location.assign(video.link),
    );
  };
  const isApproval = runs.some(({ dayOf }) => dayOf === 'approval');
  return (
    <>
      <table className={classes.root} aria-labelledby="runs">
        <thead className={classes.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow key={run._id} run={run} onPlay={play} />
          ))}
        </tbody>
      </table>
      {isApproval && <p className={shared.note}>{text.approvalNote}</p>}
      {player}
    </>
  );
}

interface RunProps {
  readonly run: CarRun;
  onPlay(video: RunVideo): void;
}

function RunRow({ run, onPlay }: RunProps) {
  const { day, dayOf, isPersonalBest, categories } = run;
  const time = rankingTimeText(run);
  return (
    <tr className={classes.row}>
      <td className={classes.day}>
        {dayOf === 'approval' && <span className={classes.small}>{text.approvedOn} </span>}
        <time dateTime={day}>{shortDay(day)}</time>
      </td>
      <td className={classes.time}>
        {time === null ? text.noTime : <ElapsedTime seconds={time} size="md" />}
        {isPersonalBest && <span className={`${classes.small} ${classes.best}`}>{text.personalBest}</span>}
      </td>
      <td className={classes.evidence}>
        <Evidence run={run} />
      </td>
      <td className={classes.facts}>
        <Facts run={run} onPlay={onPlay} />
      </td>
      <td className={classes.boards}>{categories.join(', ')}</td>
    </tr>
  );
}

/** What shows the time, with the source of a reference, also that of a World Facts time. */
function Evidence({ run }: { readonly run: CarRun }) {
  const kind = shownEvidence(run);
  if (!kind) return '–';
  const date = run.evidenceDate && formatLongDate({ date: run.evidenceDate, isDateOnly: true });
  const sources = [run.evidenceSource, sourceOfRankingTime(run), date].filter(Boolean).join(', ');
  return (
    <>
      <EvidenceBadge kind={kind} />
      {sources && (
        <span className={classes.small}>
          {run.evidenceLink ? (
            <a href={run.evidenceLink} target="_blank" rel="noopener noreferrer">
              {sources}
            </a>
          ) : (
            sources
          )}
        </span>
      )}
    </>
  );
}

function Facts({ run, onPlay }: RunProps) {
  const { runDate: _, ...rest } = run;
  const figures = figuresBesideTime(run);
  const facts = runFactTexts(rest);
  const seaLevel = seaLevelText(run);
  const video = run.runVideo;
  if (figures.length + facts.length === 0 && !video) return <span className={classes.none}>–</span>;
  return (
    <ul className={classes.list}>
      {video && (
        <li>
          <WatchRun video={video} className={classes.watch} onOpen={onPlay} />
        </li>
      )}
      {seaLevel !== null && (
        <li>
          <Link to={`${pageRoutes.rules}#altitude`}>{seaLevel}</Link>
        </li>
      )}
      {figures.map((figure) => (
        <li key={figure.label}>
          {figure.label} {figure.text}
        </li>
      ))}
      {facts.map(({ fact, term, text: value, href }) => (
        <li key={fact}>
          {href ? (
            <a href={href} target="_blank" rel="ugc nofollow noopener noreferrer">
              {value}
            </a>
          ) : (
            `${term} ${value}`
          )}
        </li>
      ))}
    </ul>
  );
}
