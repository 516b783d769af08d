/** Storage key of the submissions that were sent from this device. */
export const OWN_KEY = 'quartermile.submissions';

/** Whether this device stores submissions. */
export function hasOwnSubmissions(): boolean {
  try {
    return localStorage.getItem(OWN_KEY) !== null;
  } catch {
    return false;
  }
}
