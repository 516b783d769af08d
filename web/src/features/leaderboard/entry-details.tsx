import {
  type Car,
  carPagePrefix,
  carTitle,
  driverName,
  type Entry,
  FACTORY_FIELDS,
  type FactoryField,
  figuresBesideTime,
  formatLongDate,
  imageSizeOfPath,
  messages,
  type Place,
  pageRoutes,
  racePrefix,
  rankingTimeText,
  rulesAnchor,
  rulesVersionOf,
  runFactTexts,
  shownEvidence,
  sourceOfRankingTime,
  worldFactsBesideTime,
} from '@quartermile/core/domain';
import { CarPicture } from '@quartermile/core/ui';
import { IconLink } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { altitudeMessages, seaLevelText } from '../../altitude/sea-level-time.js';
import { WatchRun } from '../../player/watch-run.js';
import classes from './entry-details.module.css';
import { entryPath } from './entry-path.js';
import { leaderboardPageMessages } from './leaderboard-messages.js';
import { ShowContext } from './rows/board-context.js';
import { ShareButton } from './share-button.js';

const texts = leaderboardPageMessages;
const terms = messages.evidenceTerms;
/** Fields shown for Other Entries (contract section 5). */
const BRIEF_FIELDS: readonly FactoryField[] = ['factoryYear', 'factoryQuarterMile', 'factoryPower'];

/** Limits of a picture's aspect ratio; pictures outside of them get empty space at their sides. */
const RATIO_MIN = 1;
const RATIO_MAX = 2.4;

export interface EntryDetailsProps {
  readonly place: Place;
  readonly isBrief: boolean;
}

/** All details of a car. */
export function EntryDetails({ place, isBrief }: EntryDetailsProps) {
  const { entry } = place;
  const { car } = entry;
  const name = carTitle(car);
  const show = useContext(ShowContext);
  return (
    <div className={classes.root} data-pictured={car.image ? true : undefined}>
      {car.image && (
        <div className={classes.picture}>
          <CarPicture
            src={car.image}
            alt={messages.leaderboard.pictureOf(name, driverName(car))}
            ratio={ratioOf(car.image)}
            fit="contain"
            sizes="(min-width: 62em) 24rem, (min-width: 48em) 40vw, 92vw"
          />
        </div>
      )}
      <div className={classes.words}>
        <CarFacts entry={entry} />
        {car.description && <p className={classes.description}>{car.description}</p>}
        <FactoryFacts car={car} fields={isBrief ? BRIEF_FIELDS : FACTORY_FIELDS} />
        <div className={classes.links}>
          {car.runVideo && <WatchRun video={car.runVideo} className={classes.link} onOpen={show} />}
          <ShareButton place={place} />
          <Link to={entryPath(entry)} preventScrollReset className={classes.link}>
            <IconLink size={16} aria-hidden="true" /> {texts.linkToEntry}
          </Link>
          {/* The page of the run leads to that of its car. */}
          <Link to={carPagePrefix + car._id} className={classes.link}>
            {texts.allRuns}
          </Link>
          {rankingTimeText(entry.car) !== null && (
            <Link to={racePrefix + entry._id} className={classes.link}>
              {texts.race}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}

/** Aspect ratio (width / height) for a picture: its own if its path contains the size, so that it is not cropped. */
function ratioOf(image: string): number | undefined {
  const size = imageSizeOfPath(image);
  return size ? Math.min(Math.max(size.width / size.height, RATIO_MIN), RATIO_MAX) : undefined;
}

/** The source of a World Facts time follows that time, and never a time of the car's own. */
function CarFacts({ entry }: { readonly entry: Entry }) {
  const { car } = entry;
  const time = rankingTimeText(car);
  const worldFacts = worldFactsBesideTime(car);
  const source = sourceOfRankingTime(car);
  const seaLevel = seaLevelText(car);
  return (
    <dl className={classes.facts}>
      <Fact term={messages.leaderboard.driver}>{driverName(car)}</Fact>
      <Fact term={messages.leaderboard.time}>{time === null ? '–' : `${time} s`}</Fact>
      {seaLevel !== null && (
        <Fact term={altitudeMessages.term}>
          <Link to={`${pageRoutes.rules}#altitude`}>{seaLevel}</Link>
        </Fact>
      )}
      {source !== null && <Fact term={messages.leaderboard.source}>{source}</Fact>}
      {worldFacts !== null && (
        <Fact term={texts.worldFactsTime}>
          {messages.leaderboard.worldFactsWithSource(worldFacts, car.worldFactsSource ?? '')}
        </Fact>
      )}
      {figuresBesideTime(car).map(({ label, text }) => (
        <Fact key={label} term={label}>
          {text}
        </Fact>
      ))}
      <Fact term={messages.leaderboard.drivetrain}>{car.drivetrain}</Fact>
      {runFactTexts(car).map(({ fact, term, text, href }) => (
        <Fact key={fact} term={term}>
          {href ? (
            <a href={href} target="_blank" rel="ugc nofollow noopener noreferrer">
              {text}
            </a>
          ) : (
            text
          )}
        </Fact>
      ))}
      <EvidenceFacts entry={entry} />
    </dl>
  );
}

/** What shows the time, and the rules under which it was approved, with links to the page that explains both. */
function EvidenceFacts({ entry }: { readonly entry: Entry }) {
  const { car } = entry;
  const kind = shownEvidence(car);
  const version = rulesVersionOf(entry);
  const date = car.evidenceDate && formatLongDate({ date: car.evidenceDate, isDateOnly: true });
  const source = [car.evidenceSource, date].filter(Boolean).join(', ');
  return (
    <>
      {kind && (
        <Fact term={terms.evidence} isWide>
          <Link to={`${pageRoutes.rules}#evidence`}>{terms.labels[kind]}</Link>: {terms.sentences[kind]}
        </Fact>
      )}
      {source && (
        <Fact term={terms.labels.reference}>
          {car.evidenceLink ? (
            <a href={car.evidenceLink} target="_blank" rel="noopener noreferrer">
              {source}
            </a>
          ) : (
            source
          )}
        </Fact>
      )}
      <Fact term={terms.rules}>
        <Link to={`${pageRoutes.rules}#${rulesAnchor(version)}`}>{terms.rulesOf(version)}</Link>
      </Fact>
    </>
  );
}

function FactoryFacts({ car, fields }: { readonly car: Car; readonly fields: readonly FactoryField[] }) {
  const known = fields.filter((field) => car[field]);
  return (
    <section className={classes.factory}>
      <h4 className={classes.heading}>{messages.leaderboard.factory}</h4>
      {known.length === 0 ? (
        <p className={classes.none}>{texts.noFactory}</p>
      ) : (
        <dl className={classes.facts}>
          {known.map((field) => (
            <Fact key={field} term={messages.leaderboard.factoryFields[field]}>
              {car[field]}
            </Fact>
          ))}
        </dl>
      )}
    </section>
  );
}

interface FactProps {
  readonly term: string;
  /** Takes a line of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ term, isWide, children }: FactProps) {
  return (
    <div className={classes.fact} data-wide={isWide}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
