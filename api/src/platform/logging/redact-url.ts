/** Query parameters that grant something or name somebody. */
const SECRET_PARAMETERS = /([?&](?:token|signature|sig|key|email|phone|cellphone|password|q)=)[^&#]*/gi;

/** A URL without the values of such parameters, fit for a log. */
export function redactUrl(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[hidden]');
}
