import { CAR_DRAWING_SIZE, featuredCars } from '@quartermile/core/domain';
import classes from './featured-cars.module.css';
import { featuredPictures } from './featured-pictures.js';

/** The six drawn cars. Their pictures bring their own night, so both colour schemes show the same. */
export function FeaturedCars() {
  return (
    <ul className={classes.grid}>
      {featuredCars.map(({ body, name, line, alt }) => (
        <li key={body}>
          <figure className={classes.card}>
            <div className={classes.frame}>
              <img
                className={classes.picture}
                src={featuredPictures[body]}
                alt={alt}
                width={CAR_DRAWING_SIZE.width}
                height={CAR_DRAWING_SIZE.height}
                loading="lazy"
                decoding="async"
              />
            </div>
            <figcaption className={classes.caption}>
              <h3 className={classes.name}>{name}</h3>
              <p className={classes.line}>{line}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
