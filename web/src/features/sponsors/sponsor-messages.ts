/** Messages of the page of the sponsors. */
export const sponsorPageMessages = {
  title: 'Sponsors',
  intro: 'The people who keep the tree lit and the fuel flowing.',
  loading: 'Loading sponsors...',
  featured: 'Featured Partners',
  supporting: 'Supporting Partners',
  visitWebsite: 'Visit Website',
  visitSite: 'Visit Site',
  emptyDetail: 'The first name here could be yours.',
  becomeTitle: 'Want to Become a Sponsor?',
  becomeDetail: 'Put your name in front of people who buy parts, tyres and track days.',
  contact: 'Contact Us',
} as const;
