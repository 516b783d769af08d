const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

const STEP = 1000;

/** Formats an amount of storage in decimal units, as disks are sold: "640 MB", "1.5 GB". */
export function formatBytes(bytes: number): string {
  let amount = Math.max(0, bytes);
  let unit = 0;
  while (Math.round(amount) >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  const rounded = unit > 0 && amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
  return `${rounded} ${UNITS[unit]}`;
}
