import { currentRules, pageRoutes, rulesMessages } from '@quartermile/core/domain';
import type { RootData } from '../platform/root-data.js';

/** Structured data (schema.org) of the page with the boards' rules. */
export function describeRules({ publicUrl }: RootData): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: rulesMessages.title,
    description: rulesMessages.description,
    url: new URL(pageRoutes.rules, publicUrl).href,
    inLanguage: 'en-ZA',
    dateModified: currentRules.since,
    isPartOf: { '@id': `${new URL(pageRoutes.home, publicUrl).href}#website` },
  };
}
