import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Spinner } from "@parlour/web/ui/spinner";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useCloseSlip } from "../../parts/slip-dock.tsx";
import { pathTo } from "../paths.ts";
import { slipStore } from "../state/slip-store.ts";
import { refusalText } from "./bet-failure.ts";
import { refusalUpdates } from "./bet-input.ts";
import { type Receipt, usePlacement } from "./placement.tsx";

/** The bets that were just placed: accepted, waiting for the live delay, or refused after it. */
export function ReceiptList() {
  const { t } = useTranslation();
  const { receipts, dismiss, showReceipts } = usePlacement();
  const close = useCloseSlip();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is shown from when it is rendered until it is removed
  useEffect(() => showReceipts(), []);
  const isWaiting = receipts.some(({ bet }) => bet.status === "PENDING");
  const refused = receipts.filter(({ bet }) => bet.status === "REFUSED");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 ref={title} tabIndex={-1} className="text-lg outline-none">
        {isWaiting
          ? t("sportsbook.receiptPending")
          : refused.length === receipts.length
            ? t("sportsbook.notPlaced")
            : t("sportsbook.receiptTitle", { count: receipts.length - refused.length })}
      </h3>
      <ul aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {receipts.map((receipt) => (
          <ReceiptLine key={receipt.bet.id} receipt={receipt} />
        ))}
      </ul>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <SiteLink to={pathTo.myBets} className={buttonClass({ full: true })}>
          {t("sportsbook.toMyBets")}
        </SiteLink>
        <Button
          full
          variant="quiet"
          onClick={() => {
            for (const { bet, selections } of refused) restore({ bet, selections });
            dismiss();
            if (refused.length === 0) close();
          }}
        >
          {refused.length > 0 ? t("sportsbook.backToSlip") : t("sportsbook.receiptDone")}
        </Button>
      </div>
    </div>
  );
}

/**
 * Puts the selections of a refused bet back on the slip with their current prices, so that the player sees
 * what has changed.
 */
function restore({ bet, selections }: Receipt): void {
  const onSlip = new Set(slipStore.get().selections.map(({ eventId, marketId }) => eventId + marketId));
  for (const selection of selections) {
    if (!onSlip.has(selection.eventId + selection.marketId))
      slipStore.dispatch({ type: "toggle", selection });
  }
  const updates = refusalUpdates(
    { selections, isBuilder: bet.selections.length < selections.length },
    bet.refusal?.selections,
  );
  slipStore.dispatch({ type: "update", updates });
}

function ReceiptLine({ receipt: { bet } }: { receipt: Receipt }) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(amount, bet.currency, language);
  return (
    <li className="flex gap-3 rounded-chip border border-line bg-raised px-3 py-2.5">
      <span className="pt-0.5">
        {bet.status === "PENDING" ? (
          <Spinner />
        ) : bet.status === "REFUSED" ? (
          <CircleAlert size={20} aria-hidden="true" className="text-alarm" />
        ) : (
          <CircleCheck size={20} aria-hidden="true" className="text-gain" />
        )}
      </span>
      <div className="min-w-0 text-sm">
        <p className="font-semibold wrap-anywhere">
          {bet.selections.map(({ event }) => `${event.home} – ${event.away}`).join(", ")}
        </p>
        {bet.status === "REFUSED" ? (
          <p className="text-alarm">
            {refusalText(t, language, bet.currency, bet.refusal)} {t("sportsbook.nothingTaken")}
          </p>
        ) : (
          <p className="text-mist">
            {bet.status === "PENDING" ? `${t("sportsbook.waiting")} ` : ""}
            {t("sportsbook.receiptLine", { stake: money(bet.stake), payout: money(bet.potentialPayout) })}
          </p>
        )}
      </div>
    </li>
  );
}
