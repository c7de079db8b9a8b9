import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { forgetResources } from "@parlour/web/api/resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { Dialog } from "@parlour/web/ui/dialog";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { type SubmitEvent, useId, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { markSiteStale, notifyOtherTabs } from "../../parts/session-change.ts";
import { scopeNames, verticalBreakText } from "./break-text.ts";
import { timeText } from "./limit-text.ts";

const start = client(startBreak);

const timeOutHours = [24, 72, 168, 336, 672, 1_008];
const exclusionMonths = [6, 12, 24, 36, 60];

export type BreakKind = PlayerBreak["kind"];
export type BreakScope = PlayerBreak["scope"];
type BreakDialogProps = {
  kind: BreakKind;
  scopes: readonly BreakScope[];
  session: string;
  onClose: () => void;
};

/** Explains, before the break starts, what will be blocked, for how long, and what happens afterwards. */
export function BreakDialog({ kind, scopes, session, onClose }: BreakDialogProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const isTimeOut = kind === "TIME_OUT";
  const [scope, setScope] = useState<BreakScope>(scopes[0] ?? "ALL");
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

  const showStarted = async (started: PlayerBreak | undefined) => {
    const until = started?.until ?? null;
    const inVertical = started !== undefined && started.scope !== "ALL";
    showToast({
      tone: "success",
      title: t("limits.started"),
      description: inVertical
        ? verticalBreakText(t, language, started, true)
        : until === null
          ? t("limits.startedForGood")
          : t("limits.startedUntil", { time: timeText(until, language, true) }),
      durationMs: null,
    });
    if (inVertical) {
      await revalidate();
      return onClose();
    }
    // The break has ended all sessions, including this one.
    forgetResources();
    markSiteStale();
    notifyOtherTabs("signed-out");
    await navigate("/");
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (!understood) return setUnconfirmed(true);
    setBusy(true);
    try {
      const wanted = isTimeOut
        ? { kind: "TIME_OUT" as const, hours: Number(length) }
        : { kind: "SELF_EXCLUSION" as const, months: length === "" ? null : Number(length) };
      const { items } = await start({ session, body: { scope, length: wanted } });
      await showStarted(items[0]);
    } catch (error) {
      const isShorter = error instanceof ApiError && error.errorCode === "BREAK_NOT_LONGER";
      setFault(t(isShorter ? "limits.breakFailed" : "limits.failed"));
      setBusy(false);
    }
  };
  const note =
    scope === "ALL"
      ? t(isTimeOut ? "limits.timeOutNote" : "limits.exclusionNote")
      : t(isTimeOut ? "limits.verticalTimeOutNote" : "limits.verticalExclusionNote");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isTimeOut ? "limits.startTimeOut" : "limits.startExclusion")}
      closeLabel={t("account.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("account.cancel")}</Button>
          <Button type="submit" form={formId} variant="danger" loading={busy}>
            {t(isTimeOut ? "limits.confirmTimeOut" : "limits.confirmExclusion")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {scopes.length > 1 ? (
          <SelectField
            label={t("limits.scope")}
            options={scopes.map((value) => ({ value, label: t(scopeNames[value]) }))}
            value={scope}
            onChange={(event) => setScope(event.target.value as BreakScope)}
          />
        ) : null}
        <SelectField
          label={t("limits.length")}
          options={options}
          value={length}
          error={fault}
          onChange={(event) => setLength(event.target.value)}
        />
        <p className="text-mist">{note}</p>
        {isTimeOut ? null : (
          <Checkbox
            label={t("limits.understand")}
            checked={understood}
            error={unconfirmed && !understood ? t("limits.understandFirst") : undefined}
            onChange={(event) => setUnderstood(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}
