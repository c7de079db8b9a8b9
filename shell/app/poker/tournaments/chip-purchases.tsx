import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Countdown } from "@parlour/web/ui/countdown";
import { useChips } from "../parts/use-chips.ts";
import { useChipPurchase } from "./use-chip-purchase.ts";

type ChipPurchasesProps = { tournament: PokerTournamentDetails; session: string };

/** The re-buy and the add-on, while the player may buy them. A player without chips sees the time left. */
export function ChipPurchases({ tournament, session }: ChipPurchasesProps) {
  const { t } = useTranslation();
  const { id, you, reBuy, addOn, currency, now } = tournament;
  const { busy, error, run } = useChipPurchase(id, session);
  const money = useChips(currency);
  const chips = useChips(null);
  if (!you || !(you.mayReBuy || you.mayAddOn || you.reBuyUntil !== null)) return null;
  const isBroke = you.reBuyUntil !== null;
  const words = (offer: { price: number; chips: number }) => ({
    chips: chips(offer.chips),
    price: money(offer.price),
  });
  return (
    <section
      aria-label={t("poker.moreChips")}
      className={
        isBroke
          ? "grid gap-3 rounded-panel border border-brass bg-velvet p-4"
          : "flex flex-wrap items-center gap-2"
      }
    >
      {isBroke ? (
        <p role="status" className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="font-semibold">{t("poker.outOfChips")}</span>
          <Countdown endsAtMs={you.reBuyUntil!} nowMs={now} label={t("poker.reBuyEnds")} dayUnit="" />
        </p>
      ) : null}
      {reBuy && (you.mayReBuy || isBroke) ? (
        <Button
          size={isBroke ? "lg" : "sm"}
          variant={isBroke ? "primary" : "secondary"}
          full={isBroke}
          loading={busy === "RE_BUY"}
          disabled={!you.mayReBuy}
          onClick={() => void run("RE_BUY")}
        >
          {t("poker.buyReBuy", words(reBuy))}
        </Button>
      ) : null}
      {addOn && you.mayAddOn ? (
        <Button size="sm" loading={busy === "ADD_ON"} onClick={() => void run("ADD_ON")}>
          {t("poker.buyAddOn", words(addOn))}
        </Button>
      ) : null}
      {error ? (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      ) : null}
    </section>
  );
}
