/** The ids of the home page's sections: "/#videos" and navigation state `{ scrollTo: 'videos' }` lead to one. */
export const homeSections = {
  hero: 'hero',
  featuredCars: 'featured-cars',
  about: 'about',
  videos: 'videos',
  support: 'support',
  connect: 'connect',
} as const;
