/** Ids of the home page's sections, for "/#videos" and navigation state `{ scrollTo: 'videos' }`. */
export const homeSections = {
  hero: 'hero',
  featuredCars: 'featured-cars',
  about: 'about',
  videos: 'videos',
  support: 'support',
  connect: 'connect',
} as const;
