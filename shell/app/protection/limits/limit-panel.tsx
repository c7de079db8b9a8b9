import { confirmProtectionLimit } from "@parlour/contracts/calls/protection/player-protection/confirm-protection-limit";
import { setProtectionLimit } from "@parlour/contracts/calls/protection/player-protection/set-protection-limit";
import type { ProtectionLimit, ProtectionLimits } from "@parlour/contracts/entities/protection";
import type { ProtectionLimitKind } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Progress } from "@parlour/web/ui/progress";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { LimitDialog } from "./limit-dialog.tsx";
import { kindNames, kindTexts, limitText, periodNames, timeText } from "./limit-text.ts";

const set = client(setProtectionLimit);
const confirm = client(confirmProtectionLimit);

type LimitPanelProps = {
  kind: ProtectionLimitKind;
  limits: ProtectionLimits;
  session: string;
};

/** The limits of one kind, for each of its periods. */
export function LimitPanel({ kind, limits, session }: LimitPanelProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<ProtectionLimit | null>(null);
  const items = limits.items.filter((item) => item.kind === kind);
  const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

  const change = async ({ period }: ProtectionLimit, amount: number | null, done: string) => {
    await set({ session, body: { kind, period, amount, timeZone: timeZone() } });
    showToast({ tone: "success", title: done });
    await revalidate();
  };
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch {
      showToast({ tone: "danger", title: t("limits.failed") });
    }
  };
  return (
    <Panel title={t(kindNames[kind])}>
      <p className="mb-2 text-mist">{t(kindTexts[kind])}</p>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.period} className="grid gap-2 py-4">
            <LimitRow item={item} currency={limits.currency} onChange={() => setChosen(item)} />
            {item.pending ? (
              <PendingChange
                item={item}
                currency={limits.currency}
                onConfirm={() =>
                  run(async () => {
                    await confirm({ session, body: { kind, period: item.period } });
                    showToast({ tone: "success", title: t("limits.saved") });
                    await revalidate();
                  })
                }
                onKeep={() => run(() => change(item, item.amount, t("limits.kept")))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {chosen ? (
        <LimitDialog
          item={chosen}
          currency={limits.currency}
          onClose={() => setChosen(null)}
          onSave={async (amount, done) => {
            await change(chosen, amount, done);
            setChosen(null);
          }}
        />
      ) : null}
    </Panel>
  );
}

function LimitRow(props: { item: ProtectionLimit; currency: string; onChange: () => void }) {
  const { item, currency, onChange } = props;
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  const { kind, period, amount, operatorAmount, jurisdictionAmount, effective, remaining, freesAt } = item;
  const text = (value: number) => limitText(t, language, { kind, amount: value, currency });
  const name = t(periodNames[period]);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p>{name}</p>
          <p className="font-semibold tabular-nums">{amount === null ? t("limits.none") : text(amount)}</p>
        </div>
        <Button
          size="sm"
          onClick={onChange}
          aria-label={`${t(amount === null ? "limits.set" : "limits.change")}: ${t(kindNames[kind])}, ${name}`}
        >
          {t(amount === null ? "limits.set" : "limits.change")}
        </Button>
      </div>
      {operatorAmount === null ? null : (
        <p className="text-sm text-mist">{t("limits.byOperator", { amount: text(operatorAmount) })}</p>
      )}
      {jurisdictionAmount === null ? null : (
        <p className="text-sm text-mist">{t("limits.byPlace", { amount: text(jurisdictionAmount) })}</p>
      )}
      {effective === null || remaining === null ? null : (
        <>
          <Progress label={name} value={effective - remaining} max={effective} valueText={text(remaining)} />
          <p className="text-sm text-mist" suppressHydrationWarning>
            {t("limits.left", { amount: text(remaining) })}
            {freesAt === null
              ? null
              : ` · ${t("limits.frees", { time: timeText(freesAt, language, hydrated) })}`}
          </p>
        </>
      )}
    </>
  );
}

type PendingChangeProps = {
  item: ProtectionLimit;
  currency: string;
  onConfirm: () => void;
  onKeep: () => void;
};

/**
 * A requested increase or removal of a limit, which takes effect after a delay and the player's confirmation.
 */
function PendingChange({ item, currency, onConfirm, onKeep }: PendingChangeProps) {
  const { t, language } = useTranslation();
  const hydrated = useHydrated();
  if (item.pending === null) return null;
  const { amount, confirmFrom, canConfirm } = item.pending;
  const wanted =
    amount === null ? t("limits.none") : limitText(t, language, { kind: item.kind, amount, currency });
  const time = timeText(confirmFrom, language, hydrated);
  return (
    <div className="rounded-chip border border-line bg-raised p-3">
      <p className="text-sm" suppressHydrationWarning>
        {canConfirm ? t("limits.pendingDue", { wanted }) : t("limits.pending", { wanted, time })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {canConfirm ? (
          <Button size="sm" variant="primary" onClick={onConfirm}>
            {t("limits.confirm")}
          </Button>
        ) : null}
        <Button size="sm" onClick={onKeep}>
          {t("limits.keep")}
        </Button>
      </div>
    </div>
  );
}
