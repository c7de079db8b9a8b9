import { askToReturn } from "@parlour/contracts/calls/protection/player-protection/ask-to-return";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { client } from "@parlour/web/api/client";
import { forgetResources } from "@parlour/web/api/resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { Dialog } from "@parlour/web/ui/dialog";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { markSiteStale, notifyOtherTabs } from "../../parts/session-change.ts";
import { timeText } from "./limit-text.ts";

const start = client(startBreak);
const comeBack = client(askToReturn);

const timeOutHours = [24, 72, 168, 336, 672, 1_008];
const exclusionMonths = [6, 12, 24, 36, 60];

/** A time-out or a self-exclusion: start one, extend it, or ask to return. */
export function BreaksPanel({ breaks, session }: { breaks: readonly PlayerBreak[]; session: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<"TIME_OUT" | "SELF_EXCLUSION" | null>(null);
  const current = breaks.find(({ scope }) => scope === "ALL");
  const canTimeOut = current === undefined || current.kind === "TIME_OUT";
  const canExclude = current === undefined || current.until !== null;
  return (
    <Panel id="breaks" title={t("limits.breaks")}>
      <p className="mb-4 text-mist">{t("limits.breaksText")}</p>
      {current ? (
        <CurrentBreak
          current={current}
          onReturn={async () => {
            try {
              await comeBack({ session, body: {} });
              await revalidate();
            } catch {
              showToast({ tone: "danger", title: t("limits.failed") });
            }
          }}
        />
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {canTimeOut ? (
          <Button onClick={() => setAsking("TIME_OUT")}>
            {t(current ? "limits.extendTimeOut" : "limits.startTimeOut")}
          </Button>
        ) : null}
        {canExclude ? (
          <Button variant="danger" onClick={() => setAsking("SELF_EXCLUSION")}>
            {t(current?.kind === "SELF_EXCLUSION" ? "limits.extendExclusion" : "limits.startExclusion")}
          </Button>
        ) : null}
      </div>
      {asking ? <BreakDialog kind={asking} session={session} onClose={() => setAsking(null)} /> : null}
    </Panel>
  );
}

function CurrentBreak({ current, onReturn }: { current: PlayerBreak; onReturn: () => void }) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  const { kind, state, until, playableFrom } = current;
  const time = (at: string) => timeText(at, language, hydrated);
  if (state === "ENDED") {
    return (
      <Banner tone="info" action={<Button onClick={onReturn}>{t("limits.askToReturn")}</Button>}>
        {t("limits.exclusionEnded")}
      </Banner>
    );
  }
  return (
    <Banner tone="warning">
      <span suppressHydrationWarning>
        {state === "RETURNING" && playableFrom !== null
          ? t("limits.returning", { time: time(playableFrom) })
          : until === null
            ? t("limits.excludedForGood")
            : t(kind === "TIME_OUT" ? "limits.timeOutUntil" : "limits.excludedUntil", { time: time(until) })}
      </span>
    </Banner>
  );
}

type BreakDialogProps = { kind: "TIME_OUT" | "SELF_EXCLUSION"; session: string; onClose: () => void };

function BreakDialog({ kind, session, onClose }: BreakDialogProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const isTimeOut = kind === "TIME_OUT";
  const [length, setLength] = useState(isTimeOut ? "24" : "6");
  const [fault, setFault] = useState<string>();
  const [understood, setUnderstood] = useState(isTimeOut);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [busy, setBusy] = useState(false);
  const options = isTimeOut
    ? timeOutHours.map((hours) => ({
        value: String(hours),
        label: hours < 168 ? t("limits.hours", { count: hours }) : t("limits.weeks", { count: hours / 168 }),
      }))
    : [
        ...exclusionMonths.map((months) => ({
          value: String(months),
          label:
            months < 12 ? t("limits.months", { count: months }) : t("limits.years", { count: months / 12 }),
        })),
        { value: "", label: t("limits.forGood") },
      ];

  const submit = async () => {
    if (!understood) return setUnconfirmed(true);
    setBusy(true);
    try {
      const wanted = isTimeOut
        ? { kind: "TIME_OUT" as const, hours: Number(length) }
        : { kind: "SELF_EXCLUSION" as const, months: length === "" ? null : Number(length) };
      const { items } = await start({ session, body: { length: wanted } });
      const until = items[0]?.until ?? null;
      // All sessions have ended with the break, this one included.
      forgetResources();
      markSiteStale();
      notifyOtherTabs("signed-out");
      showToast({
        tone: "success",
        title: t("limits.started"),
        description:
          until === null
            ? t("limits.startedForGood")
            : t("limits.startedUntil", { time: timeText(until, language, true) }),
        durationMs: null,
      });
      await navigate("/");
    } catch {
      setFault(t("limits.breakFailed"));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isTimeOut ? "limits.startTimeOut" : "limits.startExclusion")}
      closeLabel={t("account.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("account.cancel")}</Button>
          <Button variant="danger" loading={busy} onClick={() => void submit()}>
            {t(isTimeOut ? "limits.confirmTimeOut" : "limits.confirmExclusion")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label={t("limits.length")}
          options={options}
          value={length}
          error={fault}
          onChange={(event) => setLength(event.target.value)}
        />
        <p className="text-mist">{t(isTimeOut ? "limits.timeOutNote" : "limits.exclusionNote")}</p>
        {isTimeOut ? null : (
          <Checkbox
            label={t("limits.understand")}
            checked={understood}
            error={unconfirmed && !understood ? t("limits.understandFirst") : undefined}
            onChange={(event) => setUnderstood(event.target.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
