import type { MouseEvent } from 'react';
import { opensHere } from '../../platform/opens-here.js';
import { homeSections } from './home-sections.js';

/**
 * Scrolls to a section, without animation under reduced motion, and moves the focus there for keyboard users (WCAG
 * 2.4.3).
 */
export function scrollToSection(id: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}

/** Props for links to the support section: a plain anchor without scripts, smooth scrolling with them. */
export const supportLink = {
  href: `#${homeSections.support}`,
  onClick(event: MouseEvent): void {
    if (!opensHere(event)) return;
    event.preventDefault();
    scrollToSection(homeSections.support);
  },
};
