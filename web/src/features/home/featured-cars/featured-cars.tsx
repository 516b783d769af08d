import { FEATURED_PICTURES, type SiteProfile } from '@quartermile/core/domain';
import shared from '../../../styles/shared.module.css';
import { ownPicture } from '../own-picture.js';
import rail from '../rail.module.css';
import classes from './featured-cars.module.css';
import { featuredPictures } from './featured-pictures.js';

/** Size of the drawings, in SVG units. */
const DRAWING = { width: 1200, height: 630 };

/** The six featured cars. The drawn pictures have a night background in both colour schemes. */
export function FeaturedCars({ profile }: { readonly profile: SiteProfile }) {
  return (
    // A region that scrolls must be reachable by keyboard (WCAG 2.1.1), and on phones this one scrolls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={`${shared.columns} ${rail.rail}`} tabIndex={0}>
      {FEATURED_PICTURES.map((field, at) => {
        const [own, car, drawn] = [profile[field], profile.featured[at], featuredPictures[at]];
        return (
          car &&
          drawn && (
            <li key={field} className={`${shared.card} ${rail.card}`}>
              <figure>
                <div className={classes.frame}>
                  <img
                    className={classes.picture}
                    {...ownPicture(own, drawn.src)}
                    sizes="(min-width: 62em) 24rem, 16rem"
                    alt={own === null ? drawn.alt : car.name}
                    {...DRAWING}
                    loading="lazy"
                    decoding="async"
                  />
                </div>
                <figcaption className={classes.caption}>
                  <h3 className={shared.name}>{car.name}</h3>
                  {car.line && <p className={shared.note}>{car.line}</p>}
                </figcaption>
              </figure>
            </li>
          )
        );
      })}
    </ul>
  );
}
