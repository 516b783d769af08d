/** The label of a route in metrics: its pattern; files of the website share one, because each is a route. */
export function routeLabel(pattern: string | undefined): string {
  if (pattern === undefined) return 'none';
  return pattern.includes('*') || /^\/(api|media|share|feeds)\//.test(pattern) ? pattern : 'file';
}
