type VisitHeaders = {
  "user-agent"?: string | undefined;
  "sec-fetch-site"?: string | undefined;
  "sec-fetch-dest"?: string | undefined;
  "sec-purpose"?: string | undefined;
};

const machine = /bot|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python|java\/|headless|lighthouse/i;

/**
 * Whether a person's browser stands behind a visit. Our pages refuse to be framed by others and pictures run no
 * scripts, so a visit that our own page tells of, as browsers mark it, was a page that somebody opened.
 */
export function isCountableVisit(headers: VisitHeaders): boolean {
  const agent = headers["user-agent"] ?? "";
  if (agent.length < 20 || machine.test(agent)) return false;
  if (headers["sec-purpose"] !== undefined) return false;
  return headers["sec-fetch-site"] === "same-origin" && headers["sec-fetch-dest"] === "empty";
}
