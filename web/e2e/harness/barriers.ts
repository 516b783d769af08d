import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** A colour scheme of the website. */
export type ColorScheme = 'dark' | 'light';

/** WCAG 2.2 AA and the levels below it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A dialog that makes the rest of the page unreachable. */
const DIALOG = '[role=dialog][aria-modal=true]';

/** Those rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs the source of axe in the frames of a page that lack it, except in those that are removed meanwhile. AxeBuilder
 * would run it twice for each check, which took half of a check's time.
 */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    try {
      const isThere = await frame.evaluate(() => (window as { axe?: unknown }).axe !== undefined);
      if (!isThere) await frame.evaluate(axe.source);
    } catch (error) {
      if (!frame.isDetached()) throw error;
    }
  }
}

/**
 * Violations that axe reports, as rule and selector. The dark scheme is checked against all rules. The light scheme
 * differs only in colours, so it is checked against the colour rules only. While a dialog is open, only the dialog and
 * the notifications are checked: nothing behind it can be reached, and the scroll position cuts elements there.
 */
export async function findBarriers(page: Page, colorScheme: ColorScheme = 'dark'): Promise<string[]> {
  await addAxe(page);
  // By default, axe merges its results in a page that it opens, which takes time and the focus from the tested page. Only
  // frames of other origins need it.
  // A selector for each of some thousand elements without a violation would take half of the time.
  const check = new AxeBuilder({ page, axeSource: ';' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (await page.locator(DIALOG).filter({ visible: true }).count())
    check.include(DIALOG).include('[role=alert]');
  const { violations } = await (colorScheme === 'dark'
    ? check.withTags(RULES)
    : check.withRules(COLOUR_RULES)
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Selects a colour scheme and reduced motion. Call it before the page is opened. */
export async function showScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.addInitScript((scheme) => {
    localStorage.setItem('mantine-color-scheme-value', scheme);
  }, colorScheme);
}
