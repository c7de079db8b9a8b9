import { logOut } from "@parlour/contracts/calls/identity/login-service/log-out";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { forgetResources } from "@parlour/web/api/resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";
import { useNavigate } from "react-router";
import { markSiteStale, notifyOtherTabs } from "../../parts/session-change.ts";
import { useSite } from "../../use-site.ts";

const sendLogOut = client(logOut);

/** Ends the session in this tab and in others, and goes to the home page. */
export function useLogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { helplines } = useSite().place;
  const isAlive = useHydrated();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await sendLogOut();
      forgetResources();
      markSiteStale();
      notifyOtherTabs("signed-out");
      const lines = helplines.map(({ name, phone }) => `${name}: ${phone}`).join(" · ");
      showToast({
        tone: "success",
        title: t("player.logout_message"),
        ...(lines !== "" && { description: t("player.logoutHelp", { lines }) }),
      });
      await navigate("/");
    } catch (error) {
      const offline = error instanceof ApiError && error.isOffline;
      showToast({ tone: "danger", title: t(offline ? "player.logoutOffline" : "player.logoutFailed") });
    } finally {
      setBusy(false);
    }
  };
  // The button is inactive before hydration, because the player could believe that a lost click had logged
  // them out.
  return { busy, logOut: isAlive ? leave : undefined };
}
