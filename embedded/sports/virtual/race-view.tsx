import type { VirtualOutcome, VirtualRound } from "@parlour/contracts/entities/virtual-sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { RaceCanvas } from "./race-canvas.tsx";
import { positionsAt } from "./race-progress.ts";
import { Cloth } from "./round-result.tsx";
import { useNow } from "./use-rounds.ts";

type RaceViewProps = {
  card: Extract<VirtualRound["card"], { kind: "race" }>;
  race: Extract<VirtualOutcome, { kind: "race" }>;
  sport: string;
  elapsedMs: () => number;
};

/** The race, the current leaders, and the result once the last runner has finished. */
export function RaceView({ card, race, sport, elapsedMs }: RaceViewProps) {
  const { t } = useTranslation();
  useNow(500);
  const ms = elapsedMs();
  const isOver = race.tracks.every(({ passesMs }) => ms >= passesMs.at(-1)!);
  const order = isOver ? race.order : positionsAt(race.tracks, ms);
  const nameOf = (number: number) => card.runners.find((one) => one.number === number)!.name;
  const comment = t(isOver ? "virtual.wins" : "virtual.leads", { name: nameOf(order[0]!) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="min-w-0">
        <RaceCanvas race={race} sport={sport} elapsedMs={elapsedMs} />
        <p aria-live="polite" className="mt-2 font-semibold">
          {comment}
        </p>
      </div>
      <section>
        <h2 className="mb-2 font-sans text-sm font-semibold text-mist">
          {isOver ? t("virtual.final") : t("virtual.order")}
        </h2>
        <ol className="grid gap-1.5 text-sm">
          {order.map((number, index) => (
            <li key={number} className="flex min-w-0 items-center gap-2">
              <span className="w-4 text-right text-mist tabular-nums">{index + 1}</span>
              <Cloth number={number} />
              <span className="min-w-0 truncate">{nameOf(number)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
