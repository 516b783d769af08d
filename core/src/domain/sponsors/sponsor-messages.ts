/** Messages of the sponsors page. */
export const sponsorMessages = {
  title: 'Sponsors',
  intro: 'The people who keep the tree lit and the fuel flowing.',
  loading: 'Loading sponsors...',
  failed: 'Failed to load sponsors',
  featured: 'Featured Partners',
  supporting: 'Supporting Partners',
  visitWebsite: 'Visit Website',
  visitSite: 'Visit Site',
  emptyTitle: 'No Sponsors Yet',
  emptyDetail: 'The first name here could be yours.',
  becomeTitle: 'Want to Become a Sponsor?',
  becomeDetail: 'Put your name in front of people who buy parts, tyres and track days.',
  contact: 'Contact Us',
  logo: (name: string): string => `Logo of ${name}`,
} as const;
