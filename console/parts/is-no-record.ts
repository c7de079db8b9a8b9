import { ApiError } from "@parlour/web/api/api-error";

/**
 * Whether an error means that a record doesn't exist. An ID in the wrong format, which the server refuses as an invalid
 * field, can't belong to a record either.
 */
export function isNoRecord(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
