import type { RequiredAction } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useState } from "react";
import { causeMessage } from "./cause-message.ts";
import { type ActionDetails, tryRequiredAction } from "./log-in.ts";
import { useEnterSite } from "./use-enter-site.ts";

/** Completes the required action and continues the login. Field errors are thrown to the form. */
export function useRequiredAction(action: RequiredAction, token: string | undefined) {
  const { t } = useTranslation();
  const { enter } = useEnterSite();
  const [error, setError] = useState<string | null>(null);
  const complete = async (details: Omit<ActionDetails, "token">) => {
    setError(null);
    const result = await tryRequiredAction(action, { ...details, token: token ?? "" });
    if (result.outcome === "FAILED") setError(causeMessage(t, result));
    else await enter(result);
  };
  return { complete, error };
}
