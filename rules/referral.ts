const DEFAULT_DAYS = 40;
const SECONDS_PER_DAY = 86_400;
const WELCOME_PATH = "/welcome/";
/** The query parameters that can contain a referral token, in order of precedence. */
const TOKEN_KEYS = ["myafftoken", "referral", "ref"] as const;

/** Whether a referral token belongs to another player (`PROFILE`) or to an affiliate. */
export function referralType(token: string, sharingMethod = ""): "PROFILE" | "AFFILIATE" {
  const isProfileToken = token.startsWith("P") && token.length < 10;
  return isProfileToken || sharingMethod.startsWith("raf") ? "PROFILE" : "AFFILIATE";
}

/** The token that referred the visitor: from the query, else from the path `/welcome/{token}`. */
export function findReferralToken(path: string, query: URLSearchParams): string | undefined {
  for (const key of TOKEN_KEYS) {
    const token = query.get(key)?.trim();
    if (token) return token;
  }
  if (!path.startsWith(WELCOME_PATH)) return undefined;
  const segment = path.slice(WELCOME_PATH.length).split("/")[0];
  try {
    return decodeURIComponent(segment ?? "").trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a token stored at `timestampMs` has expired. Zero or fewer days mean the default. */
export function isReferralExpired(timestampMs: number, nowMs: number, days = DEFAULT_DAYS): boolean {
  const allowedDays = days > 0 ? days : DEFAULT_DAYS;
  return nowMs - timestampMs > allowedDays * SECONDS_PER_DAY * 1_000;
}

export function affiliateCookieAgeSeconds(days?: number): number {
  return (days !== undefined && days > 0 ? days : DEFAULT_DAYS) * SECONDS_PER_DAY;
}
