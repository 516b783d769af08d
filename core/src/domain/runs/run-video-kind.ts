/** The video of the site that shows a run, in responses. */
export interface RunVideo {
  readonly _id: string;
  readonly title: string;
  /** Address on the video's site, at the second where it has a parameter for it (`videoMomentUrl`). */
  readonly link: string;
  /** Second of the video at which the run starts. */
  readonly second: number;
}
