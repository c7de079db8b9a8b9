import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { type ReactNode, useRef } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useFormats } from "../format.ts";
import { pathTo } from "../paths.ts";
import { useRacing } from "../racing-context.ts";
import { SlipLine } from "./slip-line.tsx";
import { useSlip } from "./slip-store.ts";
import { linesOf, usePlaceBets } from "./use-place-bets.ts";

type BetSlipProps = {
  /** The content that is shown if there are neither bets nor receipts. */
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
  const { unit, failures, receipts, placing, placeAll, stakeOf } = usePlaceBets(language);
  const list = useRef<HTMLUListElement>(null);
  const total = entries.reduce((sum, entry) => sum + (stakeOf(entry) ?? 0) * linesOf(entry), 0);

  const press = async () => {
    if (session === null) return send("loginRequired", { destination: path });
    const isDone = await placeAll(entries);
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
              />
            ))}
          </ul>
          <p className="mt-4 flex justify-between font-semibold">
            <span>{t("racebook.totalCost")}</span>
            <span className="tabular-nums">{money(total, currency)}</span>
          </p>
          <Button variant="primary" size="lg" full className="mt-3" loading={placing} onClick={press}>
            {session === null
              ? t("racebook.logInToBet")
              : t("racebook.placeBets", { count: entries.length, amount: money(total, currency) })}
          </Button>
        </>
      )}
    </>,
  );
}
