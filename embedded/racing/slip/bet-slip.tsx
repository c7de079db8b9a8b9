import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { type ReactNode, useRef } from "react";
import { BonusLockNote } from "../../parts/bonus-lock-note.tsx";
import { SiteLink } from "../../parts/site-link.tsx";
import { useBalances } from "../../parts/use-balances.ts";
import { useFormats } from "../format.ts";
import { pathTo } from "../paths.ts";
import { useRacing } from "../racing-context.ts";
import type { SlipEntry } from "./slip-entry.ts";
import { SlipLine } from "./slip-line.tsx";
import { useSlipQuotes } from "./slip-quotes.ts";
import { slip, useSlip } from "./slip-store.ts";
import { linesOf, usePlaceBets } from "./use-place-bets.ts";

type BetSlipProps = {
  /** The content of the slip if it has neither bets nor receipts. */
  whenEmpty: ReactNode;
  /** Wraps the bets in other elements, such as a titled section; it is not called if the slip is empty. */
  children?: (bets: ReactNode) => ReactNode;
};

/** The racebook's bets on the slip: stakes, total cost and the button that places them. */
export function BetSlip({ whenEmpty, children = (bets) => bets }: BetSlipProps) {
  const { t, language } = useTranslation();
  const { session, currency, path } = useRacing();
  const { money } = useFormats();
  const entries = useSlip();
  const balances = useBalances();
  const { unit, failures, receipts, placing, placeAll, stakeOf, forget } = usePlaceBets(language);
  const list = useRef<HTMLUListElement>(null);
  const quotes = useSlipQuotes(entries);
  const stateOf = ({ key }: SlipEntry) => quotes.get(key)?.state ?? "OPEN";
  const changed = entries.filter((entry) => stateOf(entry) === "CHANGED");
  const placeable = entries.filter((entry) => ["OPEN", "CHANGED"].includes(stateOf(entry)));
  const total = placeable.reduce((sum, entry) => sum + (stakeOf(entry) ?? 0) * linesOf(entry), 0);

  const press = async () => {
    if (session === null) return send("loginRequired", { destination: path });
    if (changed.length > 0) return slip.acceptPrices();
    const isDone = await placeAll(placeable);
    if (!isDone) list.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  };

  if (entries.length === 0 && receipts.length === 0) return whenEmpty;
  return children(
    <>
      <div aria-live="polite">
        {receipts.map((receipt) => (
          <p key={receipt.betId} className="mb-3 rounded-card border border-felt bg-felt/15 p-3 text-sm">
            {t("racebook.placed", { stake: money(receipt.stake, receipt.currency) })}{" "}
            <SiteLink to={pathTo.myBets} className="underline">
              {t("racebook.myBets")}
            </SiteLink>
          </p>
        ))}
      </div>
      {entries.length === 0 ? null : (
        <>
          <ul ref={list} className="grid gap-3">
            {entries.map((entry) => (
              <SlipLine
                key={entry.key}
                entry={entry}
                unit={unit}
                failure={failures.get(entry.key)}
                stake={stakeOf(entry)}
                state={stateOf(entry)}
                eachWayTerms={quotes.get(entry.key)?.eachWayTerms ?? null}
                onChange={() => forget(entry.key)}
              />
            ))}
          </ul>
          <p className="mt-4 flex justify-between font-semibold">
            <span>{t("racebook.totalCost")}</span>
            <span className="tabular-nums">{money(total, currency)}</span>
          </p>
          {session === null ? null : (
            <BonusLockNote
              balances={balances}
              type="PlayableHorses"
              stake={total}
              text={(amount) => t("racebook.lockedElsewhere", { amount: money(amount, currency) })}
              link={t("racebook.seeBonuses")}
            />
          )}
          <Button
            variant="primary"
            size="lg"
            full
            className="mt-3"
            loading={placing}
            disabled={placeable.length === 0}
            onClick={press}
          >
            {session === null
              ? t("racebook.logInToBet")
              : changed.length > 0
                ? t("racebook.acceptPrices", { count: changed.length })
                : total === 0
                  ? t("racebook.placeStakeless", { count: placeable.length })
                  : t("racebook.placeBets", { count: placeable.length, amount: money(total, currency) })}
          </Button>
        </>
      )}
    </>,
  );
}
