import type { Answer } from "@parlour/contracts/call";
import { endSession } from "@parlour/contracts/calls/identity/login-service/end-session";
import type { listSessions } from "@parlour/contracts/calls/identity/login-service/list-sessions";
import { logOutEverywhere } from "@parlour/contracts/calls/identity/login-service/log-out-everywhere";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { Panel } from "@parlour/web/ui/panel";
import { showToast } from "@parlour/web/ui/toast";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { LocalTime } from "../../parts/local-time.tsx";
import { CountryName } from "./country-name.tsx";

export type OpenSession = Answer<typeof listSessions>["items"][number];

const end = client(endSession);
const endOthers = client(logOutEverywhere);

/** The player's open sessions, each with a button to end it. */
export function SessionsPanel({ session, items }: { session: string; items: readonly OpenSession[] }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const others = items.filter(({ current }) => !current).length;

  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showToast({ tone: "success", title: done });
      await revalidate();
    } catch {
      showToast({ tone: "danger", title: t("account.failed") });
    }
  };
  return (
    <Panel
      title={t("account.devices")}
      action={
        others > 0 ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {t("account.logOutOthers")}
          </Button>
        ) : null
      }
    >
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3.5 py-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-raised text-mist">
              <MonitorSmartphone size={18} aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                {item.device || t("account.unknownDevice")}
                {item.current ? <Badge tone="gain">{t("account.thisDevice")}</Badge> : null}
              </p>
              <p className="text-sm text-mist">
                <CountryName code={item.country} /> <LocalTime at={item.lastSeenAt} />
              </p>
            </div>
            {item.current ? null : (
              <Button
                size="sm"
                onClick={() =>
                  run(() => end({ session, params: { id: item.id } }), t("account.deviceLoggedOut"))
                }
              >
                {t("player.logOut")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("account.logOutOthers")}
        description={t("account.logOutOthersText", { count: others })}
        closeLabel={t("account.close")}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t("account.cancel")}</Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                void run(() => endOthers({ session }), t("account.othersLoggedOut"));
              }}
            >
              {t("account.logOutOthers")}
            </Button>
          </>
        }
      />
    </Panel>
  );
}
