import { Injectable } from '@nestjs/common';
import { type ActivityItem, parseMediaName } from '@quartermile/core/domain';
import { PictureLinks, PublicPictures } from '../../media/index.js';

/** Links to the pictures in activity records of cars, which are public only while their car is; proofs never are. */
@Injectable()
export class ActivityPictures {
  constructor(
    private readonly pictures: PublicPictures,
    private readonly links: PictureLinks,
  ) {}

  /** Replaces the names of pictures that are not public by signed links. */
  async link(items: readonly ActivityItem[]): Promise<ActivityItem[]> {
    const sides = items.flatMap(({ before, after }) => [before, after]);
    const published = await this.pictures.among(sides.flatMap((side) => pictureOf(side, 'image')));
    const linked = (side: unknown): unknown => {
      const [name] = pictureOf(side, 'image');
      const [proof] = pictureOf(side, 'proofImage');
      const image = name !== undefined && !published.has(name) && ({ name, visibility: 'public' } as const);
      if (!image && proof === undefined) return side;
      return {
        ...(side as object),
        ...(image && { image: this.links.link(image) }),
        ...(proof !== undefined && { proofImage: this.links.link({ name: proof, visibility: 'private' }) }),
      };
    };
    return items.map((item) => ({ ...item, before: linked(item.before), after: linked(item.after) }));
  }
}

/** The name of a picture on one side of a change: a field of a car. Other records contain paths. */
function pictureOf(side: unknown, field: 'image' | 'proofImage'): string[] {
  const image: unknown = (side as Partial<Record<typeof field, unknown>> | null)?.[field];
  return typeof image === 'string' && parseMediaName(image) ? [image] : [];
}
