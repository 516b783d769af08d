import { videoRunsCall } from '@quartermile/core/client';
import type { VideoRun } from '@quartermile/core/domain';
import { useEffect, useState } from 'react';
import type { GetClient } from '../platform/browser-client.js';

/** The runs of a video: undefined while loading, null when loading failed. */
export interface LoadedRuns {
  readonly runs: readonly VideoRun[] | null | undefined;
  reload(): void;
}

/** Loads the runs that a video shows. */
export function useVideoRuns(videoId: string, getClient: GetClient): LoadedRuns {
  const [runs, setRuns] = useState<readonly VideoRun[] | null>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const loading = new AbortController();
    const { signal } = loading;
    getClient()
      .then(({ call }) => videoRunsCall(call, videoId, { signal }))
      .then(setRuns, (error: unknown) => {
        if (signal.aborted) return;
        console.warn('The cars of the video could not be loaded.', { attempt, error });
        setRuns(null);
      });
    return () => loading.abort();
  }, [videoId, getClient, attempt]);
  const reload = (): void => {
    setRuns(undefined);
    setAttempt((before) => before + 1);
  };
  return { runs, reload };
}
