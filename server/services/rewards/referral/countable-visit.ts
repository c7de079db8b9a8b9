type VisitHeaders = {
  "user-agent"?: string | undefined;
  "sec-fetch-site"?: string | undefined;
  "sec-fetch-dest"?: string | undefined;
  "sec-purpose"?: string | undefined;
};

const machine = /bot|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python|java\/|headless|lighthouse/i;

/**
 * Returns whether a visit came from a real page view. Our pages refuse to be framed and images run no scripts, so a
 * request that the browser marks as coming from our own page came from a page that someone opened.
 */
export function isCountableVisit(headers: VisitHeaders): boolean {
  const agent = headers["user-agent"] ?? "";
  if (agent.length < 20 || machine.test(agent)) return false;
  if (headers["sec-purpose"] !== undefined) return false;
  return headers["sec-fetch-site"] === "same-origin" && headers["sec-fetch-dest"] === "empty";
}
