/** Ids of the demo content's videos, which do not exist on the video sites. */
const DEMO_LINK = /QMdemo\d{5}|QuartermileDemoVideo\d|\/quartermile\.example\/videos/;

/** Whether a link belongs to the demo content. */
export function isDemoVideoLink(link: string): boolean {
  return DEMO_LINK.test(link);
}
