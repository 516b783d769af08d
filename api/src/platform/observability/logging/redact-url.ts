/** Query parameters with tokens or personal data. */
const SECRET_PARAMETERS = /([?&](?:token|signature|sig|key|email|phone|cellphone|password|q)=)[^&#]*/gi;

/** A URL for the log, without the values of such parameters. */
export function redactUrl(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[hidden]');
}
