import type { PlayMode } from "@parlour/contracts/enumerations";
import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Player } from "../../parts/player.server.ts";
import { useBalances } from "../../parts/wallet.ts";
import { useSite } from "../../use-site.ts";

type StageBalanceProps = { mode: PlayMode; reported: GameFrameMessage<"balance"> | null };

/**
 * The playable balance. The game reports a new balance only when it shows it, so that a win isn't revealed
 * before the reels stop; until the first report the wallet's value is shown.
 */
export function StageBalance({ mode, reported }: StageBalanceProps) {
  const { player } = useSite();
  if (reported) return <Amount amount={reported.amount} currency={reported.currency} />;
  return mode === "real" && player ? <WalletBalance player={player} /> : null;
}

function WalletBalance({ player }: { player: Player }) {
  const balances = useBalances(player);
  const playable = balances?.find(({ type }) => type === "PlayableCasino");
  return playable ? (
    <Amount amount={playable.amount} currency={playable.currency || player.currency} />
  ) : null;
}

function Amount({ amount, currency }: { amount: number; currency: string }) {
  const { t, language } = useTranslation();
  return (
    <p className="shrink-0 font-semibold whitespace-nowrap">
      <span className="sr-only">{t("game.balance")} </span>
      {formatMoney(amount, currency, language)}
    </p>
  );
}
