import { ApiError } from "@parlour/web/api/api-error";
import type { Translate } from "@parlour/web/i18n/translator";

/**
 * The message for a failed call that does not concern a single field. It is empty if the session has ended,
 * because a dialog says so.
 */
export function failureMessage(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t("identity.unexpected");
  if (error.errorCode === "SESSION_INVALID") return "";
  if (error.isOffline) return t("identity.offline");
  if (error.status === 429) return t("identity.rateLimited");
  if (error.errorCode === "REGION_NOT_AVAILABLE") return t("identity.regionNotAvailable");
  if (error.errorCode === "EXCLUDED") return t("identity.joinExcluded");
  if (error.errorCode === "REGISTER_UNAVAILABLE") return t("identity.registerDown");
  if (error.errorCode === "TOKEN_INVALID") return t("identity.tokenInvalid");
  if (error.status === 423) return t("identity.operationBlocked", { minutes: minutesOf(error) });
  return t(error.status === 503 ? "identity.busy" : "identity.unexpected");
}

function minutesOf({ details }: ApiError): number {
  const seconds = Number(details.remainingBlockingTime);
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : 30;
}
