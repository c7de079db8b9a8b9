import { Button } from "@parlour/web/ui/button";
import Gift from "lucide-react/icons/gift";
import { useEffect, useRef } from "react";
import { useGame } from "./game-context.ts";
import type { PromotionalSpins } from "./seat.ts";

type SpinsBannerProps = { spins: PromotionalSpins };

/** Shows the number of promotional rounds left and their total winnings. */
export function SpinsBanner({ spins }: SpinsBannerProps) {
  const { t, money } = useGame();
  return (
    <p className="spins-banner" data-testid="promotional-spins">
      <Gift size={16} aria-hidden="true" />
      <strong>{t("games.freeRounds", { count: spins.left })}</strong>
      <span>{t("games.freeRoundStake", { amount: money(spins.stake) })}</span>
      <span>{t("games.freeRoundsWon", { amount: money(spins.won) })}</span>
    </p>
  );
}

/**
 * The summary after the promotional rounds. The next round costs the player's own money, so they must confirm it with
 * a click.
 */
export function SpinsSummary({ spins }: SpinsBannerProps) {
  const { t, money, seat, announce } = useGame();
  const next = useRef<HTMLButtonElement>(null);
  const text = t("games.freeRoundsSummary", { count: spins.played, amount: money(spins.won) });
  useEffect(() => {
    next.current?.focus();
    announce(text);
  }, [announce, text]);
  return (
    <section className="spins-summary" aria-label={t("games.freeRoundsOver")}>
      <h2>{t("games.freeRoundsOver")}</h2>
      <p>{text}</p>
      <Button ref={next} variant="primary" size="lg" onClick={seat.endSpins}>
        {t("games.playOwnMoney")}
      </Button>
    </section>
  );
}
