import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { ProtectionLimit } from "@parlour/contracts/entities/protection";
import { callResource } from "@parlour/web/api/call-resource";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link } from "react-router";
import type { Player } from "../../parts/player.server.ts";
import { usePlayerResource } from "../../player-events.ts";

const kinds: Partial<Record<ProtectionLimit["kind"], MessageKey>> = {
  DEPOSIT: "player.limitDEPOSIT",
  LOSS: "player.limitLOSS",
  STAKED: "player.limitSTAKED",
  TIME: "player.limitTIME",
};
const periods: Partial<Record<ProtectionLimit["period"], MessageKey>> = {
  DAY: "player.limitDAY",
  WEEK: "player.limitWEEK",
  MONTH: "player.limitMONTH",
};

/** Returns, for each kind, the limit with the smallest remaining amount, which will be reached first. */
function tightest(items: readonly ProtectionLimit[]): ProtectionLimit[] {
  const least = new Map<ProtectionLimit["kind"], ProtectionLimit>();
  for (const item of items) {
    const { kind, remaining } = item;
    if (remaining === null || !kinds[kind]) continue;
    if (remaining < (least.get(kind)?.remaining ?? Number.POSITIVE_INFINITY)) least.set(kind, item);
  }
  return [...least.values()];
}

/**
 * The remaining amounts of the player's limits, next to the balance. They are read again after every bet and
 * deposit.
 */
export function RemainingLimits({ player }: { player: Player }) {
  const { t, language } = useTranslation();
  const { value } = usePlayerResource(
    player.session,
    callResource(listProtectionLimits, { session: player.session }),
    { intervalMs: POLL_INTERVAL_MS.balances, eventTypes: ["balances"] },
  );
  const items = tightest(value?.items ?? []);
  if (!value || items.length === 0) return null;
  const text = (kind: ProtectionLimit["kind"], amount: number) =>
    kind === "TIME"
      ? t("player.realityMinutes", { count: amount })
      : formatMoney(amount, value.currency, language);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="font-sans text-sm font-semibold">
        <Link to="/account/limits" className="hover:text-bright">
          {t("player.limitsLeft")}
        </Link>
      </h3>
      <dl className="mt-1">
        {items.map(({ kind, period, effective, remaining }) => (
          <div key={`${kind} ${period}`} className="flex items-baseline justify-between gap-4 py-1 text-sm">
            <dt className="min-w-0 text-mist">
              {t(kinds[kind]!)} ({t(periods[period]!)})
            </dt>
            <dd className="shrink-0 font-semibold tabular-nums">
              {t("player.limitOf", { left: text(kind, remaining!), limit: text(kind, effective!) })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
