import shared from '../../../styles/shared.module.css';
import rail from '../rail.module.css';
import { featuredCars } from './featured-car-list.js';
import classes from './featured-cars.module.css';
import { featuredPictures } from './featured-pictures.js';

/** Size of the drawings, in SVG units. */
const DRAWING = { width: 1200, height: 630 };

/** The six featured cars. Their pictures have a night background in both colour schemes. */
export function FeaturedCars() {
  return (
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1), and on phones this one scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={`${shared.columns} ${rail.rail}`} tabIndex={0}>
      {featuredCars.map(({ body, name, line, alt }) => (
        <li key={body} className={`${shared.card} ${rail.card}`}>
          <figure>
            <div className={classes.frame}>
              <img
                className={classes.picture}
                src={featuredPictures[body]}
                alt={alt}
                {...DRAWING}
                loading="lazy"
                decoding="async"
              />
            </div>
            <figcaption className={classes.caption}>
              <h3 className={shared.name}>{name}</h3>
              <p className={shared.note}>{line}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
