import { ApiError, type Client, submissionCalls } from '@quartermile/core/client';
import type { SubmissionStatus } from '@quartermile/core/domain';

/** A submission and when it was loaded, ISO 8601. */
export interface KnownStatus {
  readonly status: SubmissionStatus;
  readonly loadedAt: string;
}

/** `missing` for an unknown code; null when loading failed. */
export type LoadedStatus = KnownStatus | 'missing' | null;

const NOT_FOUND = 404;

/**
 * Loads a submission by its code.
 * @param onFailure called with the error before null is returned
 */
export async function loadStatus(
  { call }: Pick<Client, 'call'>,
  code: string,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<LoadedStatus> {
  try {
    const status = await submissionCalls(call).status(code);
    return { status, loadedAt: new Date().toISOString() };
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return 'missing';
    // The error's request contains the code, which must be in no log.
    console.warn('The submission could not be loaded.');
    onFailure(error);
    return null;
  }
}
