import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";
import { filterOf, parsePlaces, placesOf } from "../../../parts/places.ts";
import type { ConfiguredGame } from "./configured-game.ts";
import { openTable, parseTable, type TypedTable, typedTable } from "./typed-table.ts";

export type Settings = Omit<GameSettings, "variant">;
export const badges = ["CONTENT", "NONE", "new", "live", "jackpot", "exclusive"] as const;
export const stakeNames = ["min", "default", "max"] as const;
export type StakeName = (typeof stakeNames)[number];

export type GameFields = Record<StakeName, string> & {
  isOn: boolean;
  position: string;
  badge: (typeof badges)[number];
  places: string;
  ownStakes: boolean;
  table: TypedTable;
  variant: string;
};

const noStakes = { ownStakes: false, min: "0.1", default: "1", max: "500" };
const untouched: GameFields = {
  isOn: true,
  position: "",
  badge: "CONTENT",
  places: "",
  ...noStakes,
  table: openTable,
  variant: "",
};

export const stakeLabels: Record<StakeName, string> = {
  min: "Minimum stake",
  default: "Default stake",
  max: "Maximum stake",
};

export const gameFieldLabels: Readonly<Record<string, string>> = {
  isOn: "On the site",
  position: "Position in category",
  badge: "Badge",
  places: "Excluded locations",
  ownStakes: "Custom stakes",
  ...stakeLabels,
  variant: "Pay table",
  table: "Table",
  hasHours: "Opening hours",
  fromTier: "Minimum loyalty tier",
};

export const variantOf = ({ variant, variants }: ConfiguredGame): string =>
  variant ?? variants[0]?.name ?? "";

export function fieldsOf(game: ConfiguredGame | null): GameFields {
  if (game === null) return untouched;
  const { stakes } = game;
  return {
    isOn: game.isOn,
    position: game.position === null ? "" : `${game.position}`,
    badge: game.badge ?? "NONE",
    places: placesOf(game.geoTargetingFilter).join(", "),
    ...(stakes
      ? { ownStakes: true, min: `${stakes.min}`, default: `${stakes.default}`, max: `${stakes.max}` }
      : noStakes),
    table: typedTable(game),
    variant: variantOf(game),
  };
}

/** The settings to save; undefined if the opening hours are invalid. */
export function settingsOf(fields: GameFields): Settings | undefined {
  const table = parseTable(fields.table);
  if (table === undefined) return undefined;
  const places = parsePlaces(fields.places);
  const [min, usual, max] = stakeNames.map((name) => readAmount(fields[name])) as [number, number, number];
  return {
    isOn: fields.isOn,
    position: fields.position === "" ? null : Number(fields.position),
    badge: fields.badge === "NONE" ? null : fields.badge,
    geoTargetingFilter: places.length === 0 ? null : filterOf(places),
    stakes: fields.ownStakes ? { min, default: usual, max } : null,
    ...table,
  };
}

/** The settings that the operator saw, which the server compares with the current ones. */
export function seenSettings(game: ConfiguredGame): Settings {
  const { isOn, position, badge, geoTargetingFilter, stakes, hours, fromTier } = game;
  return { isOn, position, badge, geoTargetingFilter, stakes, hours, fromTier };
}

/**
 * Whether the edited settings equal the game's current ones, in which case a new pay table is the
 * only change.
 */
export const isUnchanged = (game: ConfiguredGame, settings: Settings): boolean =>
  (Object.keys(settings) as (keyof Settings)[]).every(
    (key) => JSON.stringify(settings[key]) === JSON.stringify(game[key]),
  );

export const isPosition = (text: string) => /^\d{0,4}$/.test(text);

const mostStaked = 10_000;

export function stakeFault(fields: Record<StakeName, string>): { name: StakeName; text: string } | undefined {
  for (const name of stakeNames) {
    const text = amountFault(fields[name], "USD");
    if (text !== undefined) return { name, text };
  }
  const [min, usual, max] = stakeNames.map((name) => readAmount(fields[name]));
  if (max! > mostStaked) return { name: "max", text: `Maximum is ${mostStaked}.` };
  if (min! > max!) return { name: "max", text: "Must not be below the minimum." };
  return usual! < min! || usual! > max!
    ? { name: "default", text: "Must be between minimum and maximum." }
    : undefined;
}
