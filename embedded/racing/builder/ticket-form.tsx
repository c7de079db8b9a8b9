import { type BetShape, betTypes } from "@parlour/racing/bets/bet-types";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { useState } from "react";
import { readAmount, typedUnit } from "../../parts/money.ts";
import type { Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { useRacing } from "../racing-context.ts";
import { slip } from "../slip/slip-store.ts";
import { ChoiceTable } from "./choice-table.tsx";
import {
  type BuildMode,
  type Choice,
  columnsOf,
  countTicket,
  isSingle,
  type KeyPlace,
  keyPlacesOf,
  modesOf,
  selectionsOf,
  toggle,
} from "./ticket.ts";

/** The initial stake per line of a bet added to the slip. */
const FIRST_STAKE = "1";
const modeTexts = {
  straight: "racebook.modeStraight",
  box: "racebook.modeBox",
  key: "racebook.modeKey",
  wheel: "racebook.modeWheel",
  "part-wheel": "racebook.modePartWheel",
} as const;

function hintOf(mode: BuildMode, shape: BetShape): MessageKey {
  if (mode === "box") return "racebook.hintBox";
  if (mode === "key") return "racebook.hintKey";
  const isLegs = shape === "legs";
  if (mode === "wheel") return isLegs ? "racebook.hintWheelLegs" : "racebook.hintWheel";
  if (mode === "straight") return isLegs ? "racebook.hintStraightLegs" : "racebook.hintStraight";
  return isLegs ? "racebook.hintPartWheelLegs" : "racebook.hintPartWheel";
}

type TicketFormProps = {
  /** The race of the pool, or one race per leg. */
  races: readonly Race[];
  pool: Race["pools"][number];
};

/** The ticket of one pool: how the horses are combined, the horses, the number of combinations and the cost. */
export function TicketForm({ races, pool }: TicketFormProps) {
  const { t, language } = useTranslation();
  const { currency } = useRacing();
  const { money } = useFormats();
  const { betType } = useNames();
  const { type } = pool;
  const { shape } = betTypes[type];
  const isLegs = shape === "legs";
  const modes = modesOf(type);
  const [mode, setMode] = useState<BuildMode>(modes[0]!);
  const [keyPlace, setKeyPlace] = useState<KeyPlace>(1);
  const [choice, setChoice] = useState<Choice>([]);
  const unitStake = readAmount(FIRST_STAKE, currency, typedUnit(currency, language)) ?? 0;
  const fields = races.map(({ runners }) => [
    ...new Set(runners.filter(({ isWithdrawn }) => !isWithdrawn).map(({ interest }) => interest)),
  ]);
  const keyPlaces = keyPlacesOf(type, mode);
  const columns = columnsOf(type, mode);
  const placeText = (at: number) => t(isLegs ? "racebook.leg" : "racebook.placeNumber", { number: at });
  const titleOf = (at: number) => {
    if (mode === "box") return t("racebook.modeBox");
    if (mode === "wheel" || (mode === "key" && at === 0)) return t("racebook.banker");
    if (mode === "key") return t("racebook.others");
    return columns === 1 ? betType(type) : placeText(at + 1);
  };
  // In a wheel over several races, the player chooses a horse of one race and has all horses of the others.
  const keyLeg = isLegs && mode === "wheel" && keyPlace !== "any" ? keyPlace : null;
  const titles =
    keyLeg === null ? Array.from({ length: columns }, (_, at) => titleOf(at)) : [placeText(keyLeg)];
  const selections = selectionsOf({ type, mode, keyPlace }, choice, fields);
  const lines = countTicket(type, selections, fields);
  const first = races[0]!.race;
  const add = () => {
    slip.add({
      key: `${pool.poolId}/${JSON.stringify(selections)}`,
      market: "POOL",
      poolId: pool.poolId,
      raceId: first.raceId,
      raceLabel: `${first.courseName} · ${t("racebook.raceNumber", { number: first.number })}`,
      type,
      selections,
      lines,
      stake: FIRST_STAKE,
    });
    setChoice([]);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {modes.length > 1 ? (
        <div className="grid gap-2">
          <fieldset className="flex flex-wrap gap-2" aria-label={t("racebook.mode")}>
            {modes.map((one) => (
              <Chip
                key={one}
                selected={one === mode}
                onClick={() => {
                  setMode(one);
                  setKeyPlace(1);
                  setChoice([]);
                }}
              >
                {t(modeTexts[one])}
              </Chip>
            ))}
          </fieldset>
          <p aria-live="polite" className="text-sm text-mist">
            {t(hintOf(mode, shape))} {shape === "unordered" ? t("racebook.quinellaHint") : null}
          </p>
        </div>
      ) : null}
      {keyPlaces.length > 1 ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-2 text-sm text-mist">
            {t(isLegs ? "racebook.keyLeg" : "racebook.keyPlace")}
          </legend>
          {keyPlaces.map((one) => (
            <Chip
              key={one}
              selected={one === keyPlace}
              onClick={() => {
                setKeyPlace(one);
                // In another leg, the same number is another horse.
                if (isLegs) setChoice([]);
              }}
            >
              {one === "any" ? t("racebook.anyPlace") : placeText(one)}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <ChoiceTable
        races={keyLeg === null ? races : races.slice(keyLeg - 1, keyLeg)}
        isLegs={isLegs}
        titles={titles}
        choice={choice}
        isSingle={(column) => isSingle(mode, column)}
        onToggle={(column, interest) => setChoice(toggle(choice, { column, interest }, { type, mode }))}
        onAll={(column) =>
          setChoice(
            Array.from({ length: columns }, (_, at) =>
              at === column ? (fields[isLegs ? at : 0] ?? []) : (choice[at] ?? []),
            ),
          )
        }
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="font-semibold">
          {lines === 0
            ? t("racebook.chooseHorses")
            : t("racebook.linesCost", { count: lines, cost: money(lines * unitStake, currency) })}
        </p>
        <Button variant="primary" disabled={lines === 0} onClick={add}>
          {t("racebook.addToSlip")}
        </Button>
      </div>
    </div>
  );
}
