import type { Locator } from '@playwright/test';

/** Number of columns of a grid. */
export function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

/** Number of visible lines of a text. */
export function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return Math.round(height / Number.parseFloat(lineHeight));
  });
}
