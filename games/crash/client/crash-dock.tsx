import { IconButton } from "@parlour/web/ui/icon-button";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { AutoplayButton } from "../../kit/client/autoplay-button.tsx";
import { CommittedField } from "../../kit/client/committed-field.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { CRASH_MAX, CRASH_START } from "../math/crash.ts";
import type { BetPlace } from "./assign-bets.ts";
import { AutoCashOut } from "./auto-cash-out.tsx";
import { CrashButton } from "./crash-button.tsx";
import type { CrashBetPlace } from "./use-crash-bet.ts";
import type { CrashTableState } from "./use-crash-table.ts";

type CrashDockProps = {
  room: CrashTableState;
  places: readonly [CrashBetPlace, CrashBetPlace];
  isDouble: boolean;
  /** Whether the second bet can be taken off the dock, because it is not in play. */
  canRemove: boolean;
  onDouble: (isDouble: boolean) => void;
  /** The bet whose stake and cash-out the dock shows. */
  selected: BetPlace;
  onSelect: (place: BetPlace) => void;
};

/** The dock: the settings of the selected bet, and a button for each bet. */
export function CrashDock(props: CrashDockProps) {
  const { room, places, isDouble, canRemove, onDouble, selected, onSelect } = props;
  const { t } = useGame();
  const bet = places[selected];
  const autoCashOut = (
    <AutoCashOut
      key={`cash-out-${selected}`}
      auto={bet.autoCashOut}
      onAuto={bet.setAutoCashOut}
      disabled={bet.isFixed}
    />
  );
  return (
    <div className="crash-dock" data-double={isDouble || undefined}>
      {isDouble ? (
        <div className="crash-places">
          <SegmentedControl
            label={t("games-crash.bets")}
            value={String(selected)}
            onChange={(value) => onSelect(value === "1" ? 1 : 0)}
            options={[0, 1].map((place) => ({
              value: String(place),
              label: t("games-crash.betNumber", { number: place + 1 }),
            }))}
          />
          <IconButton
            label={t("games-crash.removeBet")}
            disabled={!canRemove}
            icon={<Minus size={18} aria-hidden="true" />}
            onClick={() => onDouble(false)}
          />
        </div>
      ) : null}
      {/* With two bets, the automatic cash-out comes first, so that it shares a line with the
          choice of the bet on a phone. */}
      {isDouble ? autoCashOut : null}
      <StakeControl key={`stake-${selected}`} stake={bet.stake} disabled={bet.isFixed} />
      <div className="crash-tools">
        {isDouble ? null : (
          <IconButton
            label={t("games-crash.addBet")}
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => onDouble(true)}
          />
        )}
        <AutoplayButton
          key={selected}
          autoplay={{
            ...bet.autoplay,
            start(plan) {
              // Without a multiplier, autoplay would never cash out by itself.
              if (bet.autoCashOut === null) bet.setAutoCashOut(AUTO_DEFAULT);
              return bet.autoplay.start(plan);
            },
          }}
          stake={bet.stake.value}
          disabled={bet.isFixed || bet.isAsking || !room.table.isConnected || room.table.restriction !== null}
        >
          <CommittedField
            label={t("games-crash.autoCashOut")}
            suffix="×"
            value={(bet.autoCashOut ?? AUTO_DEFAULT) / 100}
            min={(CRASH_START + 1) / 100}
            max={CRASH_MAX / 100}
            presets={[1.5, 2, 5, 10]}
            onChange={(times) => bet.setAutoCashOut(Math.round(times * 100))}
          />
        </AutoplayButton>
      </div>
      {isDouble ? null : autoCashOut}
      <div className="crash-buttons">
        <CrashButton room={room} bet={places[0]} number={isDouble ? 1 : null} shortcut=" " />
        {isDouble ? <CrashButton room={room} bet={places[1]} number={2} shortcut="B" /> : null}
      </div>
    </div>
  );
}

/** The multiplier that autoplay cashes out at, unless the player chooses another. */
const AUTO_DEFAULT = 200;
