import { readAmount } from "@parlour/rules/typed-amount";
import { useId, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { useServerTime } from "../../kit/client/live/use-server-time.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import type { Stake } from "../../kit/client/use-stake.ts";
import { CRASH_MAX, CRASH_START, crashWorthAt } from "../math/crash.ts";
import { createTimesText } from "./read-times.ts";
import type { CrashSeat } from "./use-crash-seat.ts";

type CrashDockProps = {
  seat: CrashSeat;
  stake: Stake;
  auto: number | null;
  onAuto: (times: number | null) => void;
};

export function CrashDock({ seat, stake, auto, onAuto }: CrashDockProps) {
  const isFixed = seat.mine?.state === "PLACED" || seat.isQueued;
  return (
    <>
      <StakeControl stake={stake} disabled={isFixed} />
      <AutoCashOut auto={auto} onAuto={onAuto} disabled={isFixed} />
      {seat.isFlying ? <CashOutButton seat={seat} /> : <BetButton seat={seat} />}
    </>
  );
}

function BetButton({ seat }: { seat: CrashSeat }) {
  const { t } = useGame();
  if (seat.canWithdraw) {
    return (
      <PlayButton onClick={seat.press} detail={t("games-crash.pressToWithdraw")}>
        {t("games-live.betPlaced")}
      </PlayButton>
    );
  }
  if (seat.mine?.state === "PLACED" || seat.isAsking) {
    return (
      <PlayButton onClick={seat.press} disabled>
        {t("games-live.betPlaced")}
      </PlayButton>
    );
  }
  if (seat.isQueued) {
    return (
      <PlayButton onClick={seat.press} detail={t("games-crash.pressToCancel")}>
        {t("games-crash.nextRound")}
      </PlayButton>
    );
  }
  return (
    <PlayButton onClick={seat.press} disabled={!seat.table.isConnected || seat.table.restriction !== null}>
      {seat.canBet ? t("games-crash.bet") : t("games-crash.betNext")}
    </PlayButton>
  );
}

/** The payout for cashing out now, updated slowly enough to be readable. */
function CashOutButton({ seat }: { seat: CrashSeat }) {
  const { t, money, toMinor } = useGame();
  const now = useServerTime(seat.table.now, 80);
  const worth = crashWorthAt(now - (seat.table.round?.startsAt ?? now));
  const stake = toMinor(seat.mine?.stake ?? 0);
  return (
    <PlayButton
      tone="collect"
      onClick={seat.press}
      disabled={worth <= CRASH_START}
      detail={money(Math.floor((stake * worth) / 100))}
    >
      {t("games-crash.cashOut")}
    </PlayButton>
  );
}

type AutoCashOutProps = { auto: number | null; onAuto: (times: number | null) => void; disabled: boolean };

/** The multiplier of the automatic cash-out; empty for none. */
function AutoCashOut({ auto, onAuto, disabled }: AutoCashOutProps) {
  const { t, language } = useGame();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    const wanted = Math.round(readAmount(typed.replace("×", "")) * 100);
    onAuto(wanted > CRASH_START ? Math.min(wanted, CRASH_MAX) : null);
    setTyped(null);
  };
  return (
    <div className="stake-control crash-auto">
      <label htmlFor={id} className="text-2xs font-medium text-mist">
        {t("games-crash.autoCashOut")}
      </label>
      <div className="stake-box">
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t("games-crash.off")}
          disabled={disabled}
          value={typed ?? (auto === null ? "" : createTimesText(language).number(auto))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
          }}
        />
        {/* Next to an empty field, the × would look like a button that clears it. */}
        {typed || auto !== null ? <span className="crash-times">×</span> : null}
      </div>
    </div>
  );
}
