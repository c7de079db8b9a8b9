import { useGame } from "../../../kit/client/game-context.ts";
import { GameFrame } from "../../../kit/client/game-frame.tsx";
import { PlayButton } from "../../../kit/client/play-button.tsx";
import { StakeControl } from "../../../kit/client/stake-control.tsx";
import { useResult } from "../../../kit/client/use-result.ts";
import { useRounds } from "../../../kit/client/use-rounds.ts";
import { useStake } from "../../../kit/client/use-stake.ts";
import { WinBanner } from "../../../kit/client/win-banner.tsx";
import type { CoinTossView } from "../math/coin-toss.ts";

/** Always bets on heads, because this test game needs no choice. */
export function CoinTossTable() {
  const { t } = useGame();
  const stake = useStake();
  const rounds = useRounds<CoinTossView>();
  const { result, show } = useResult();
  const isIdle = !rounds.busy && !rounds.stuck;
  const play = async () => {
    const round = await rounds.play({ stake: stake.value, call: "heads" });
    if (round !== null) show(round, round.view.side);
  };
  return (
    <GameFrame
      theme="green"
      stake={stake}
      result={result}
      onPlay={isIdle ? () => void play() : undefined}
      dock={
        <>
          <StakeControl stake={stake} disabled={!isIdle} />
          <PlayButton disabled={!isIdle} onClick={() => void play()}>
            {t("games.bet")}
          </PlayButton>
        </>
      }
    >
      <WinBanner result={result} />
    </GameFrame>
  );
}
