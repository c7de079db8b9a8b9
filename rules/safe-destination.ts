/** A reserved host name, so that a URL that resolves to any other host is recognised as leaving the site. */
const OWN_ORIGIN = "http://own.invalid";
const LONGEST = 2_048;
/** The number of URL decodings to check; text that is encoded more often must be an attack. */
const MOST_DECODINGS = 3;

/**
 * Returns the destination if it is a path on our own site, and null otherwise. It is resolved as in a browser,
 * so that a redirect to it can never leave the site.
 */
export function safeDestination(raw: unknown): string | null {
  if (typeof raw !== "string" || raw.length > LONGEST || !isOwnPath(raw)) return null;
  let resolved: URL;
  try {
    resolved = new URL(raw, OWN_ORIGIN);
  } catch {
    return null;
  }
  if (resolved.origin !== OWN_ORIGIN || !staysOwnWhenDecoded(resolved.pathname)) return null;
  return resolved.pathname + resolved.search + resolved.hash;
}

function isOwnPath(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters, which browsers ignore, can disguise a URL.
  return /^\/(?!\/)[^\\\u0000-\u001f\u007f]*$/.test(text);
}

/**
 * Whether the path stays on our site even if a proxy or script decodes it more times than the browser does.
 */
function staysOwnWhenDecoded(path: string): boolean {
  let text = path;
  for (let decoding = 0; decoding <= MOST_DECODINGS; decoding += 1) {
    if (!isOwnPath(text)) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return false;
    }
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}
