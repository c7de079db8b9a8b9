import { type KeyboardEvent, useRef, useState } from "react";
import { pocketColour, pocketLabel, type Spot } from "../../math/roulette-layout.ts";
import { CasinoChip, rankOfAmount } from "../casino-chip.tsx";
import type { TableBets } from "../chips-on-table.ts";
import { useGame } from "../game-context.ts";
import type { Cloth as ClothPlaces, Place } from "./cloth-places.ts";
import { nextPlace } from "./next-place.ts";
import { spotName } from "./spot-name.ts";

type ClothProps = {
  cloth: ClothPlaces;
  bets: TableBets;
  tray: readonly number[];
  disabled: boolean;
  /** The winning pocket, once the ball has stopped. */
  pocket: number | null;
  onPlace: (spot: string) => void;
  onTakeOff: (spot: string) => void;
};

/** The betting layout, as one tab stop: arrow keys move over it, Enter places a chip, Delete removes it. */
export function Cloth({ cloth, bets, tray, disabled, pocket, onPlace, onTakeOff }: ClothProps) {
  const { t, money } = useGame();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [current, setCurrent] = useState("straight:17");
  const [pointed, setPointed] = useState<Spot | null>(null);
  const stakes = new Map(bets.map(({ spot, stake }) => [spot, stake]));

  const onKeyDown = (event: KeyboardEvent, { spot }: Place) => {
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onTakeOff(spot.id);
      return;
    }
    const next = nextPlace(cloth, spot.id, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setCurrent(next);
    buttons.current.get(next)?.focus();
  };
  return (
    <fieldset className="cloth" disabled={disabled} data-standing={cloth.rows > cloth.columns}>
      <legend className="sr-only">{t("games.cloth")}</legend>
      {cloth.places.map((place) => {
        const { spot } = place;
        const stake = stakes.get(spot.id);
        const won = pocket !== null && spot.pockets.includes(pocket);
        return (
          <button
            key={spot.id}
            type="button"
            ref={(element) => {
              if (element) buttons.current.set(spot.id, element);
            }}
            tabIndex={spot.id === current ? 0 : -1}
            className={place.printed ? "cloth-field" : "cloth-edge"}
            data-kind={spot.kind}
            data-colour={spot.kind === "straight" ? pocketColour(spot.pockets[0]!) : undefined}
            data-hit={won && place.printed ? "" : undefined}
            data-covered={pointed !== null && isCovered(spot, pointed) ? "" : undefined}
            style={box(place, cloth)}
            aria-label={stake === undefined ? spotName(spot, t) : `${spotName(spot, t)}, ${money(stake)}`}
            onClick={() => onPlace(spot.id)}
            onContextMenu={(event) => {
              event.preventDefault();
              onTakeOff(spot.id);
            }}
            onFocus={() => {
              setCurrent(spot.id);
              setPointed(spot);
            }}
            onBlur={() => setPointed(null)}
            onPointerEnter={(event) => {
              if (event.pointerType === "mouse") setPointed(spot);
            }}
            onPointerLeave={() => setPointed(null)}
            onKeyDown={(event) => onKeyDown(event, place)}
          >
            {place.printed ? <FieldText spot={spot} /> : null}
          </button>
        );
      })}
      {cloth.places.map(({ spot, x, y }) => {
        const stake = stakes.get(spot.id);
        if (stake === undefined) return null;
        const state = pocket === null ? undefined : spot.pockets.includes(pocket) ? "won" : "lost";
        return (
          <span
            key={spot.id}
            className="cloth-chip"
            data-state={state}
            style={{ left: `${(x / cloth.columns) * 100}%`, top: `${(y / cloth.rows) * 100}%` }}
          >
            <CasinoChip large amount={stake} rank={rankOfAmount(stake, tray)} />
          </span>
        );
      })}
    </fieldset>
  );
}

function FieldText({ spot }: { spot: Spot }) {
  const { t } = useGame();
  const first = spot.pockets[0]!;
  switch (spot.kind) {
    case "straight":
      return <span>{pocketLabel(first)}</span>;
    case "column":
      return <span>2:1</span>;
    case "dozen":
      return <span>{`${first}–${first + 11}`}</span>;
    case "low":
      return <span>1–18</span>;
    case "high":
      return <span>19–36</span>;
    case "even":
      return <span>{t("games-roulette.spotEven")}</span>;
    case "odd":
      return <span>{t("games-roulette.spotOdd")}</span>;
    default:
      return <i data-colour={spot.kind} />;
  }
}

/** Highlights the numbers that the hovered spot covers. */
function isCovered(spot: Spot, pointed: Spot): boolean {
  return (
    spot.kind === "straight" && pointed.kind !== "straight" && pointed.pockets.includes(spot.pockets[0]!)
  );
}

function box({ x, y, width, height }: Place, { columns, rows }: ClothPlaces) {
  return {
    left: `${((x - width / 2) / columns) * 100}%`,
    top: `${((y - height / 2) / rows) * 100}%`,
    width: `${(width / columns) * 100}%`,
    height: `${(height / rows) * 100}%`,
  };
}
