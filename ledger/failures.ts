/**
 * SQLSTATE codes after which the statement can be retried: another transaction conflicted, or used the same
 * id first.
 */
const collisions = new Set(["40001", "40P01", "23505"]);

/**
 * Error codes of PostgreSQL and Node.js for a server that cannot be reached, is stopping, starting or
 * read-only after a failover to its standby, could not get a lock in time (55P03), or cancelled the statement
 * or the session (57014, 25P03, 57P05). In each case the same request succeeds later.
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

/** Class 08 is a connection error; class 53 is a lack of connections, memory or disk space. */
const absentClasses = ["08", "53"];

export type Failure = "collision" | "absence" | "defect";

/** Decides what to do after a database error: retry, wait for the server, or give up. */
export function classifyFailure(error: unknown): Failure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") {
    if (collisions.has(code)) return "collision";
    const isAbsence = absences.has(code) || absentClasses.some((prefix) => code.startsWith(prefix));
    return isAbsence ? "absence" : "defect";
  }
  // For a broken or missing connection the driver gives no code, so it can be recognised only by its message.
  return typeof message === "string" && /connection|timeout/i.test(message) ? "absence" : "defect";
}
