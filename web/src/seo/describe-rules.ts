import { type BoardRules, pageRoutes } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

/** Texts of the page about the boards' rules. */
export const rulesMessages = {
  title: 'How Times Get on the Board',
  intro:
    'Every time is reviewed before it appears. These are the rules, and what the badges at the entries mean.',
  description:
    'The rules of the leaderboards, the review of every quarter-mile time, and what the evidence badges mean: timing slip, GPS device, video, photograph, reference.',
  evidenceTitle: 'What the badges mean',
  evidenceIntro:
    'The reviewer notes what shows a time. An entry without a badge has been reviewed as well; its evidence was not noted.',
  stepsTitle: 'From the run to the board',
  steps: [
    'You submit the time with a picture of the car and a picture of the proof.',
    'A reviewer compares the proof with the time, and may ask you for more.',
    'Approved, the car appears on its boards under the rules of that day.',
  ],
  submit: 'Submit your time',
  failed: 'Could not load the rules.',
  since: (day: string): string => `In force since ${day}.`,
  until: (first: string, last: string): string => `In force from ${first} until ${last}.`,
  earlier: 'Earlier rules',
  earlierIntro: 'An entry keeps the rules under which it was approved.',
  everyBoard: 'On every board',
  elsewhereTitle: 'The board elsewhere',
  elsewhere: 'Show the board on your own site or in a stream, or read it with a program.',
  embed: 'Put the board on your site',
} as const;

/** Structured data (schema.org) of the page with the boards' rules, of which the present version is given. */
export function describeRules({ publicUrl }: RootData, { since }: BoardRules): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: rulesMessages.title,
    description: rulesMessages.description,
    url: new URL(pageRoutes.rules, publicUrl).href,
    inLanguage: 'en-ZA',
    dateModified: since,
    isPartOf: { '@id': `${new URL(pageRoutes.home, publicUrl).href}#website` },
  };
}
