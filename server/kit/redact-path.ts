/** What follows these is a session's handle or a one-time token. */
const beforeSecret = /^(profiles?|players?|tracking|password-reset|pin-reset|confirm-email|welcome)$/i;

/** A request's path as it may be logged: handles and tokens replaced, the query's values left out. */
export function redactPath(url: string): string {
  const [path = "", query] = url.split("?", 2);
  const segments = path.split("/");
  const safe = segments.map((segment, index) => {
    const before = decode(segments[index - 1] ?? "");
    return segment !== "" && beforeSecret.test(before) && !beforeSecret.test(segment)
      ? "[redacted]"
      : segment;
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
