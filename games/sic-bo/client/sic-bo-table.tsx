import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { useGame } from "../../kit/client/game-context.ts";
import { LiveSpot } from "../../kit/client/live/live-spot.tsx";
import { SpotTableFrame } from "../../kit/client/live/spot-table-frame.tsx";
import { useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import { useRoundElapsed } from "../../kit/client/live/use-round-elapsed.ts";
import {
  type Dice,
  isTriple,
  type SicBoKind,
  type SicBoSpot,
  settleSicBo,
  sicBoPays,
  sicBoSpots,
  totalOfDice,
  totalPays,
} from "../math/sic-bo-bets.ts";
import { sicBoWords } from "../math/sic-bo-pay-tables.ts";
import { sicBoTable } from "../math/sic-bo-table.ts";
import { DiceShaker } from "./dice-shaker.tsx";
import { Die } from "./die.tsx";
import { sicBoStatistics } from "./sic-bo-statistics.ts";
import "./sic-bo.css";

const ofKind = (kind: SicBoKind): SicBoSpot[] =>
  [...sicBoSpots.values()].filter((spot) => spot.kind === kind);

/** The groups of the layout, from the most likely bets to the highest payouts. */
const groups: readonly { name: string; kinds: readonly SicBoKind[] }[] = [
  { name: "even", kinds: ["small", "odd", "even", "big"] },
  { name: "totals", kinds: ["total"] },
  { name: "singles", kinds: ["single"] },
  { name: "pairs", kinds: ["pair"] },
  { name: "doubles", kinds: ["double"] },
  { name: "triples", kinds: ["triple", "anyTriple"] },
];

const oddsOf = ({ kind, numbers }: SicBoSpot): [number, number] => [
  kind === "total" ? totalPays[numbers[0]!]! : sicBoPays[kind],
  1,
];

/** The sic bo table with its three dice and its betting layout. */
export function SicBoTable() {
  const { t, language } = useGame();
  const seat = useLiveChips();
  const { round } = seat.table;
  const elapsedMs = useRoundElapsed(seat.table);
  const dice = elapsedMs === null ? null : ((round?.outcome as { dice: Dice } | null)?.dice ?? null);
  const isOver = round?.phase === "RESULT" && dice !== null;
  const callOf = (thrown: Dice) => {
    const total = totalOfDice(thrown);
    const kind = isTriple(thrown) ? "triple" : total <= 10 ? "small" : "big";
    return `${thrown.join(", ")}. ${t(sicBoWords.total)} ${total}, ${t(sicBoWords[kind])}`;
  };
  /** The name of a spot for screen readers, because the spot itself shows only dice or a number. */
  const nameOf = ({ kind, numbers }: SicBoSpot) =>
    kind === "total" ? t(sicBoWords.total) : `${t(sicBoWords[kind])} ${numbers.join(" + ")}`;
  const spot = (one: SicBoSpot) => (
    <LiveSpot
      key={one.id}
      seat={seat}
      spot={one.id}
      {...(one.numbers.length > 0 && { name: nameOf(one) })}
      tone={one.kind === "small" ? "blue" : one.kind === "big" ? "red" : undefined}
      className={`sic-${one.kind}`}
      state={isOver ? (settleSicBo(one.id, 1, dice) > 0 ? "won" : "lost") : undefined}
    >
      <SpotFace spot={one} /> <small>{formatOdds(oddsOf(one), language)}</small>
    </LiveSpot>
  );
  return (
    <SpotTableFrame
      theme="green"
      seat={seat}
      running={t("games-live.noMoreBets")}
      result={isOver ? `${dice.join(" · ")} = ${totalOfDice(dice)}` : t("games-live.noMoreBets")}
      statisticsOf={sicBoStatistics}
      call={isOver ? callOf(dice) : t("games-live.noMoreBets")}
      resultOf={sicBoTable.resultOf!}
      stage={<DiceShaker dice={dice} elapsedMs={elapsedMs} />}
      board={
        <div className="sic-board">
          {groups.map(({ name, kinds }) => (
            <div key={name} className={`sic-group sic-group-${name}`}>
              {kinds.flatMap(ofKind).map(spot)}
            </div>
          ))}
        </div>
      }
    />
  );
}

/** The label of a bet: dice if it names faces, otherwise its number or a word. */
function SpotFace({ spot: { kind, numbers } }: { spot: SicBoSpot }) {
  const { t } = useGame();
  if (kind === "total") return <strong>{numbers[0]}</strong>;
  if (numbers.length === 0) {
    return (
      <>
        <strong>{t(sicBoWords[kind])}</strong>{" "}
        {kind === "small" || kind === "big" ? <em>{kind === "small" ? "4–10" : "11–17"}</em> : null}
      </>
    );
  }
  const times = kind === "triple" ? 3 : kind === "double" ? 2 : 1;
  const shown = numbers.flatMap((number) => Array.from({ length: times }, (_, at) => ({ number, at })));
  return (
    <span className="sic-faces">
      {shown.map(({ number, at }) => (
        <Die key={`${number}-${at}`} face={number} />
      ))}
    </span>
  );
}
