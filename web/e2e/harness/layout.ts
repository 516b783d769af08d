import type { Locator } from '@playwright/test';

/** How many columns a grid has. */
export function columnsOf(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
}

/** How many lines of a text can be seen. */
export function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return Math.round(height / Number.parseFloat(lineHeight));
  });
}
