import type { LoginSuccess } from "@parlour/contracts/entities/login";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { readLastPage } from "../../parts/visited-pages.ts";
import type { LoginOutcome } from "./log-in.ts";
import { loginReturn } from "./login-return.ts";
import { announceLogin, openSession } from "./open-session.ts";
import { requiredActionLink } from "./required-action-link.ts";

type Entered = Extract<LoginOutcome, { outcome: "SUCCESS" | "ACTION_REQUIRED" }>;

/**
 * Continues after a login response: to the required action's screen, or with an open session to the
 * destination. `stay` keeps the player on the current page. Throws if the profile can't be read, in which
 * case there is no session either.
 */
export function useEnterSite({ stay = false }: { stay?: boolean } = {}) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const here = useLocation();
  const destination = stay
    ? here.pathname + here.search + here.hash
    : new URLSearchParams(here.search).get("destination");

  /** Goes to the destination of a completed login. */
  const goOn = async (answer: Pick<LoginSuccess, "sessionId" | "userCountry">) => {
    announceLogin(answer);
    if (stay) return await revalidate();
    await navigate(loginReturn(destination, readLastPage()), { replace: true });
  };

  const showCountryNotice = (country: string | null) => {
    const name = country ? new Intl.DisplayNames(language, { type: "region" }).of(country) : undefined;
    showToast({
      tone: "info",
      title: t("identity.otherCountryTitle"),
      description: t("identity.otherCountry", { country: name ?? "?" }),
      durationMs: null,
    });
  };

  const enter = async (entered: Entered) => {
    if (entered.outcome === "ACTION_REQUIRED") {
      const { action, token, profileInfo } = entered;
      await navigate(requiredActionLink(action, destination), { state: { token, profileInfo } });
      return;
    }
    const { sessionId, userCountry, loginFromDifferentCountry } = entered.answer;
    const profile = await openSession(entered.answer);
    if (loginFromDifferentCountry) showCountryNotice(userCountry);
    if (profile.hasPinCode) return await goOn({ sessionId, userCountry });
    await navigate(requiredActionLink("ADD_PIN_CODE", destination), { state: { userCountry } });
  };

  return { enter, goOn };
}
