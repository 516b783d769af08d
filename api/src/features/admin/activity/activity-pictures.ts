import { Injectable } from '@nestjs/common';
import { type ActivityItem, parseMediaName } from '@quartermile/core/domain';
import { PictureLinks, PublicPictures } from '../../media/index.js';

/** Links to the pictures in activity records of cars, which are public only while their car is. */
@Injectable()
export class ActivityPictures {
  constructor(
    private readonly pictures: PublicPictures,
    private readonly links: PictureLinks,
  ) {}

  /** Replaces the names of pictures that are not public by signed links. */
  async link(items: readonly ActivityItem[]): Promise<ActivityItem[]> {
    const names = items.flatMap(({ before, after }) => [before, after]).flatMap(pictureOf);
    const published = await this.pictures.among(names);
    const linked = (side: unknown): unknown => {
      const [name] = pictureOf(side);
      if (name === undefined || published.has(name)) return side;
      return { ...(side as object), image: this.links.link({ name, visibility: 'public' }) };
    };
    return items.map((item) => ({ ...item, before: linked(item.before), after: linked(item.after) }));
  }
}

/** The name of the picture on one side of a change: the field `image` of a car. Other records contain paths. */
function pictureOf(side: unknown): string[] {
  const image: unknown = (side as { image?: unknown } | null)?.image;
  return typeof image === 'string' && parseMediaName(image) ? [image] : [];
}
