/** Another transaction conflicted or used the same id first: the statement can be retried. */
const collisions = new Set(["40001", "40P01", "23505"]);

/**
 * The server is stopping, starting, read-only after a switch to its standby, or gave up on the statement or on the
 * session (57014, 25P03, 57P05). In each case the same request succeeds later.
 */
const absences = new Set([
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "25006",
  "25P03",
  "55P03",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "ENOTFOUND",
]);

/** 08 is the connection itself, 53 a lack of connections, memory or disk. */
const absentClasses = ["08", "53"];

export type Failure = "collision" | "absence" | "defect";

/** Whether to retry after a database error, to wait for the server, or to give up. */
export function classifyFailure(error: unknown): Failure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") {
    if (collisions.has(code)) return "collision";
    const isAbsence = absences.has(code) || absentClasses.some((prefix) => code.startsWith(prefix));
    return isAbsence ? "absence" : "defect";
  }
  // The driver reports a broken or missing connection only by its message.
  return typeof message === "string" && /connection|timeout/i.test(message) ? "absence" : "defect";
}
