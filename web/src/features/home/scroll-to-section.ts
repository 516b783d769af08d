import type { MouseEvent } from 'react';
import { opensHere } from '../../platform/opens-here.js';
import { homeSections } from './home-sections.js';

/**
 * Scrolls smoothly to a section by its id, or at once for those who asked for less motion. The focus goes along,
 * so that the next Tab leads on from there (WCAG 2.4.3).
 */
export function scrollToSection(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}

/** For links to the support section: without scripts they jump there, with scripts they scroll. */
export const supportLink = {
  href: `#${homeSections.support}`,
  onClick(event: MouseEvent): void {
    if (!opensHere(event)) return;
    event.preventDefault();
    scrollToSection(homeSections.support);
  },
};
