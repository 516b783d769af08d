import { DESKTOP_UPLOAD_METERED_BYTES, DESKTOP_UPLOAD_POLL_MS } from '@quartermile/core/domain';
import type { ClientRequest } from 'electron';

/**
 * Polls the upload progress of a large body and reports every increase until the returned function is called. Small
 * bodies are not reported.
 */
export function meterUpload(
  request: ClientRequest,
  body: unknown,
  onProgress: (fraction: number) => void,
): () => void {
  if (typeof body !== 'string' || body.length <= DESKTOP_UPLOAD_METERED_BYTES) return () => undefined;
  let last = 0;
  const report = (fraction: number): void => {
    if (fraction <= last) return;
    last = fraction;
    onProgress(fraction);
  };
  const poll = setInterval(() => {
    const { active, started, current, total } = request.getUploadProgress();
    if (active && started && total > 0) report(current / total);
  }, DESKTOP_UPLOAD_POLL_MS);
  // With the response the upload is over, even if the server ignored the rest; Electron stops reporting by then.
  request.on('response', () => report(1));
  return () => clearInterval(poll);
}
