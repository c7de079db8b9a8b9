import { type RefObject, useEffect, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import type { RaceResult } from "../math/run-race.ts";
import { NumberCloth } from "./race-card-list.tsx";
import { standingAt } from "./race-progress.ts";

type StandingProps = { race: RaceResult; elapsed: RefObject<() => number>; names: readonly string[] };

const lookMs = 300;

/** The current order of the runners, updated slowly enough to be readable. */
export function Standing({ race, elapsed, names }: StandingProps) {
  const { t } = useGame();
  const [order, setOrder] = useState<readonly number[]>([]);
  useEffect(() => {
    const look = () => setOrder(standingAt(race, elapsed.current()));
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [race, elapsed]);
  return (
    <ol className="race-standing" aria-label={t("games-horse-race.standing")}>
      {order.slice(0, 4).map((number, place) => (
        <li key={number}>
          <NumberCloth number={number} />{" "}
          <span className={place === 0 ? "" : "sr-only"}>{names[number - 1]}</span>
        </li>
      ))}
    </ol>
  );
}
