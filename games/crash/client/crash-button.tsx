import { useGame } from "../../kit/client/game-context.ts";
import { useServerTime } from "../../kit/client/live/use-server-time.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { CRASH_START, crashWorthAt } from "../math/crash.ts";
import type { CrashBetPlace } from "./use-crash-bet.ts";
import type { CrashTableState } from "./use-crash-table.ts";

type CrashButtonProps = {
  room: CrashTableState;
  bet: CrashBetPlace;
  /** The number of the bet, if there are two. */
  number: number | null;
  shortcut: string;
};

/** The button of a bet: places it on this round or the next, withdraws it or cashes it out. */
export function CrashButton(props: CrashButtonProps) {
  return props.bet.isFlying ? <CashOutButton {...props} /> : <BetButton {...props} />;
}

function BetButton({ room, bet, number, shortcut }: CrashButtonProps) {
  const { t, money } = useGame();
  const { table } = room;
  const common = { onClick: bet.press, shortcut };
  const own = number === null ? "" : `${t("games-crash.betNumber", { number })} · `;
  if (bet.canWithdraw) {
    return (
      <PlayButton {...common} detail={`${own}${t("games-crash.pressToWithdraw")}`}>
        {t("games-live.betPlaced")}
      </PlayButton>
    );
  }
  if (bet.mine?.state === "PLACED" || bet.isAsking) {
    return (
      <PlayButton
        {...common}
        disabled
        detail={number === null ? undefined : t("games-crash.betNumber", { number })}
      >
        {t(bet.mine?.state === "PLACED" ? "games-live.betPlaced" : "games-crash.betSending")}
      </PlayButton>
    );
  }
  if (bet.isQueued) {
    return (
      <PlayButton {...common} detail={`${own}${t("games-crash.pressToCancel")}`}>
        {t("games-crash.nextRound")}
      </PlayButton>
    );
  }
  return (
    <PlayButton
      {...common}
      disabled={!table.isConnected || table.restriction !== null}
      detail={number === null ? undefined : `${own}${money(bet.stake.value)}`}
    >
      {bet.canBet ? t("games-crash.bet") : t("games-crash.betNext")}
    </PlayButton>
  );
}

/** The payout for cashing out now, updated slowly enough to be readable. */
function CashOutButton({ room, bet, number, shortcut }: CrashButtonProps) {
  const { t, money, toMinor } = useGame();
  const { table } = room;
  const now = useServerTime(table.now, 80);
  const worth = crashWorthAt(now - (table.round?.startsAt ?? now));
  const amount = money(Math.floor((toMinor(bet.mine?.stake ?? 0) * worth) / 100));
  return (
    <PlayButton
      tone="collect"
      onClick={bet.press}
      shortcut={shortcut}
      disabled={worth <= CRASH_START}
      detail={number === null ? amount : `${t("games-crash.betNumber", { number })} · ${amount}`}
    >
      {t("games-crash.cashOut")}
    </PlayButton>
  );
}
