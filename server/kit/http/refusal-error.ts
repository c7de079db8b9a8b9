import type { ErrorCode } from "@parlour/contracts/errors";
import { classifyFailure } from "@parlour/ledger/failures";
import { type Refusal, refuse } from "../refusal.ts";

/** Carries a refusal through the parts of Fastify that only handle errors. */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super("refused");
    this.refusal = refusal;
  }
}

export function refusalError(code: ErrorCode): RefusalError {
  return new RefusalError(refuse(code));
}

const codesByStatus: Partial<Record<number, ErrorCode>> = {
  400: "BAD_REQUEST",
  404: "NOT_FOUND",
  408: "REQUEST_TIMEOUT",
  413: "BODY_TOO_LARGE",
  414: "URI_TOO_LONG",
  415: "BODY_NOT_JSON",
  431: "HEADERS_TOO_LARGE",
};

/**
 * The refusal while the database is unavailable. The work may have been done; a retry with the same key or id
 * returns its result.
 */
export const unavailable: Refusal = { ...refuse("UNAVAILABLE"), headers: { "retry-after": "2" } };

/**
 * Returns the refusal for an error of the framework or of an unavailable database; undefined for an internal
 * error.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof RefusalError) return error.refusal;
  if (isDatabaseAbsence(error)) return unavailable;
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status !== "number") return undefined;
  const code = codesByStatus[status] ?? (status >= 400 && status < 500 ? "BAD_REQUEST" : undefined);
  return code === undefined ? undefined : refuse(code);
}

/** Whether an error means that the database is unavailable, not that the code is wrong. */
export function isDatabaseAbsence(error: unknown): boolean {
  return error instanceof Error && classifyFailure(error) === "absence";
}
