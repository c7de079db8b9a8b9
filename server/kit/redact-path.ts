/**
 * `beforeSecret` matches path segments that are followed by a session handle, a one-time token or a phone number. A
 * version such as `v1` after them is not secret.
 */
const beforeSecret =
  /^(profiles?|players?|sessions|tracking|password-reset|pin-reset|email-confirmations|account-locks|validated-phones)$/i;
const version = /^v\d+$/;

/**
 * Returns a request's path in a form that may be logged: handles and tokens are replaced, and the query's values
 * removed.
 */
export function redactPath(url: string): string {
  const [path = "", query] = url.split("?", 2);
  let before = "";
  const safe = path.split("/").map((segment) => {
    if (segment === "") return segment;
    const isSecret = beforeSecret.test(before) && !beforeSecret.test(segment) && !version.test(segment);
    before = decode(segment);
    return isSecret ? "[redacted]" : segment;
  });
  if (!query) return safe.join("/");
  const names = query.split("&").map((pair) => pair.split("=", 1)[0]);
  return `${safe.join("/")}?${names.join("&")}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
