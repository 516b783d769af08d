import type { Page } from '@playwright/test';

/** Least size of a target on touch screens, px. */
const LEAST = 44;

/**
 * Buttons, links and fields of a phone that are smaller than 44 px in height, by their names. Links within a sentence are
 * left out (WCAG 2.2, 2.5.8, exception "inline"), as are fields whose label is part of the target.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const scope = document.querySelector('[role=dialog]') ?? document;
    for (const one of scope.querySelectorAll<HTMLElement>('button, a[href], input, textarea, summary')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden=true]'))
        continue;
      if (getComputedStyle(one).display === 'inline') continue;
      const isChoice = one.matches('[type=radio], [type=checkbox], [type=hidden]');
      const { width, height } = one.getBoundingClientRect();
      // The skip link waits beyond the edge; a password field is within the box that is pressed.
      const box =
        one.closest<HTMLElement>('.mantine-Input-wrapper')?.getBoundingClientRect().height ?? height;
      // A link that covers its card is as high as its overlay.
      const cover = getComputedStyle(one, '::after');
      const covered = cover.position === 'absolute' ? Number.parseFloat(cover.height) || 0 : 0;
      if (isChoice || width === 0 || Math.max(box, height, covered) >= least - 0.5) continue;
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? one.tagName;
      found.push(`${name.slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)} px`);
    }
    return found;
  }, LEAST);
}
