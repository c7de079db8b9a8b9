/** Another transaction was in the way, or took the same id first: the same statement again will do. */
const collisions = new Set(["40001", "40P01", "23505"]);

/** The server is stopping, starting or cut off (class 08 is the connection itself). */
const absences = new Set([
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
]);

export type Failure = "collision" | "absence" | "defect";

/** What a thrown database error asks for: trying again, waiting for the server, or giving up. */
export function classifyFailure(error: unknown): Failure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === "string") {
    if (collisions.has(code)) return "collision";
    return absences.has(code) || code.startsWith("08") ? "absence" : "defect";
  }
  // The driver reports a broken or missing connection only in words.
  return typeof message === "string" && /connection|timeout/i.test(message) ? "absence" : "defect";
}
