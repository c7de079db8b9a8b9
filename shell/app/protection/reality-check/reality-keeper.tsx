import { getRealityCheck } from "@parlour/contracts/calls/protection/player-protection/get-reality-check";
import type { RealityCheck } from "@parlour/contracts/entities/protection";
import { client } from "@parlour/web/api/client";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { showRealityCheck } from "../../parts/show-reality-check.ts";

const RealityDialog = lazy(() => import("./reality-dialog.tsx"));
const read = client(getRealityCheck);

/** How long after a login the notice about the previous login may be shown. */
const newLoginMs = 60_000;
const shownKey = "last-login-shown";

type RealityKeeperProps = { session: string; onLogOut: () => void };

/** Shows the previous login after each login, and the reality check over any page or game when it is due. */
export function RealityKeeper({ session, onLogOut }: RealityKeeperProps) {
  const { t, language } = useTranslation();
  const [check, setCheck] = useState<RealityCheck | null>(null);
  const [isDue, setDue] = useState(false);

  const load = useCallback(async () => {
    try {
      setCheck(await read({ session }));
    } catch {
      // If reading the check fails, the next page load tries again.
    }
  }, [session]);
  useEffect(() => {
    void load();
    return showRealityCheck.subscribe(async ({ isDue }) => {
      await load();
      if (isDue) setDue(true);
    });
  }, [load]);

  useEffect(() => {
    if (check?.dueAt == null) return setDue(false);
    const waitMs = Date.parse(check.dueAt) - Date.now();
    const timer = setTimeout(
      async () => {
        // Another tab may already have shown the reality check, so it is read again first.
        const latest = await read({ session }).catch(() => null);
        if (latest === null || latest.dueAt === null) return;
        if (Date.parse(latest.dueAt) <= Date.now()) setDue(true);
        setCheck(latest);
      },
      Math.max(waitMs, isDue ? 2_147_483_647 : 0),
    );
    return () => clearTimeout(timer);
  }, [check?.dueAt, session, isDue]);

  const startedAt = check?.startedAt;
  const lastLoginAt = check?.lastLoginAt;
  useEffect(() => {
    if (startedAt === undefined || lastLoginAt == null) return;
    const isNew = Date.now() - Date.parse(startedAt) < newLoginMs;
    if (!isNew || sessionStorage.getItem(shownKey) === startedAt) return;
    sessionStorage.setItem(shownKey, startedAt);
    const format = new Intl.DateTimeFormat(languageTag(language), {
      dateStyle: "medium",
      timeStyle: "short",
    });
    showToast({ tone: "info", title: t("player.lastLogin", { time: format.format(new Date(lastLoginAt)) }) });
  }, [startedAt, lastLoginAt, language, t]);

  if (!isDue || check === null) return null;
  return (
    <Suspense>
      <RealityDialog
        check={check}
        session={session}
        onLogOut={onLogOut}
        onContinue={(next) => {
          setDue(false);
          setCheck(next);
        }}
      />
    </Suspense>
  );
}
