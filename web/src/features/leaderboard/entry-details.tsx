import {
  type Car,
  carOfDriver,
  carPagePrefix,
  carTitle,
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
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { altitudeMessages, seaLevelText } from '../../altitude/sea-level-time.js';
import { WatchRun } from '../../player/watch-run.js';
import classes from './entry-details.module.css';
import { leaderboardPageMessages } from './leaderboard-messages.js';
import { ShowContext } from './rows/board-context.js';
import { ShareLink } from './share-link.js';

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
  const time = rankingTimeText(car);
  const show = useContext(ShowContext);
  return (
    <div className={classes.root} data-pictured={car.image ? true : undefined}>
      {car.image && (
        <CarPicture
          src={car.image}
          alt={carOfDriver(car)}
          ratio={ratioOf(car.image)}
          fit="contain"
          sizes="(min-width: 62em) 24rem, (min-width: 48em) 40vw, 92vw"
        />
      )}
      <div className={classes.words}>
        <dl className={classes.facts}>
          <Fact term={texts.car}>{name}</Fact>
          <Fact term={messages.leaderboard.driver}>{car.owner}</Fact>
          <Fact term={messages.leaderboard.time}>{time && messages.leaderboard.seconds(time)}</Fact>
          <Fact term={messages.leaderboard.drivetrain}>{car.drivetrain}</Fact>
        </dl>
        {car.description && <p className={classes.description}>{car.description}</p>}
        <FactoryFacts car={car} fields={isBrief ? BRIEF_FIELDS : FACTORY_FIELDS} />
        <RunFacts entry={entry} />
        <div className={classes.links}>
          {car.runVideo && <WatchRun video={car.runVideo} onOpen={show} />}
          <ShareLink place={place} />
          {time !== null && <Link to={racePrefix + entry._id}>{texts.race}</Link>}
          <Link to={carPagePrefix + car._id}>{texts.carPage}</Link>
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

/** What is known of a run besides. The source of a World Facts time never follows a time of the car's own. */
function RunFacts({ entry }: { readonly entry: Entry }) {
  const { car } = entry;
  const worldFacts = worldFactsBesideTime(car);
  const seaLevel = seaLevelText(car);
  return (
    <dl className={classes.facts}>
      <Fact term={altitudeMessages.term}>
        {seaLevel && <Link to={`${pageRoutes.rules}#altitude`}>{seaLevel}</Link>}
      </Fact>
      <Fact term={messages.leaderboard.source}>{sourceOfRankingTime(car)}</Fact>
      <Fact term={texts.worldFactsTime}>
        {worldFacts && messages.leaderboard.worldFactsWithSource(worldFacts, car.worldFactsSource ?? '')}
      </Fact>
      {figuresBesideTime(car).map(({ label, text }) => (
        <Fact key={label} term={label}>
          {text}
        </Fact>
      ))}
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
      <Fact term={terms.evidence} isWide>
        {kind && (
          <>
            <Link to={`${pageRoutes.rules}#evidence`}>{terms.labels[kind]}</Link>: {terms.sentences[kind]}
          </>
        )}
      </Fact>
      <Fact term={terms.labels.reference}>
        {source && car.evidenceLink ? (
          <a href={car.evidenceLink} target="_blank" rel="noopener noreferrer">
            {source}
          </a>
        ) : (
          source
        )}
      </Fact>
      <Fact term={terms.rules}>
        <Link to={`${pageRoutes.rules}#${rulesAnchor(version)}`}>{terms.rulesOf(version)}</Link>
      </Fact>
    </>
  );
}

function FactoryFacts({ car, fields }: { readonly car: Car; readonly fields: readonly FactoryField[] }) {
  if (!fields.some((field) => car[field])) return null;
  return (
    <section className={classes.factory}>
      <h4 className={classes.heading}>{messages.leaderboard.factory}</h4>
      <dl className={classes.facts}>
        {fields.map((field) => (
          <Fact key={field} term={messages.leaderboard.factoryFields[field]}>
            {car[field]}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

interface FactProps {
  readonly term: string;
  /** Takes a line of its own. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A term with its value; nothing without one. */
function Fact({ term, isWide, children }: FactProps) {
  if (!children) return null;
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
