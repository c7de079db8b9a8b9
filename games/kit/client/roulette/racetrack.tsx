import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { pocketColour, pocketLabel, type RouletteLayout } from "../../math/roulette-layout.ts";
import {
  type AnnouncedBetId,
  announcedBets,
  type ChipPlan,
  chipsIn,
  neighbourPlan,
  neighboursOf,
  pocketsIn,
} from "../../math/roulette-wheel-bets.ts";
import { useGame } from "../game-context.ts";
import { announcedNames } from "./announced-names.ts";
import { type BoardChips, costOf } from "./board-chips.ts";
import { coveredPockets } from "./covered-pockets.ts";
import { neighboursText } from "./neighbours-text.ts";
import { boxOf, pathOf, trackShape } from "./track-shape.ts";
import "./racetrack.css";

/** A place on the racetrack: a pocket with its neighbours, or a section. */
type TrackPlace = { pocket: number } | { section: AnnouncedBetId };

type RacetrackProps = {
  layout: RouletteLayout;
  isStanding: boolean;
  chips: BoardChips;
  /** The number of neighbours on each side of a pocket that a bet covers. */
  reach: number;
  onReach: (change: 1 | -1) => void;
  disabled: boolean;
  /** The winning pocket, once the ball has stopped. */
  pocket: number | null;
  onPlace: (plan: ChipPlan, name: string) => void;
};

/**
 * The pockets in the order of the wheel, with its sections inside. A press on a pocket bets on it and its neighbours.
 * The band is one tab stop: arrow keys move along it, Enter places the bet, plus and minus change the neighbours.
 */
export function Racetrack(props: RacetrackProps) {
  const { layout, isStanding, chips, reach, onReach, disabled, pocket, onPlace } = props;
  const { t, money } = useGame();
  const { wheel } = layout;
  const bets = announcedBets(layout);
  const shape = useMemo(
    () =>
      trackShape(
        wheel,
        announcedBets(layout).map(({ id }) => id),
        isStanding,
      ),
    [layout, wheel, isStanding],
  );
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const [current, setCurrent] = useState(0);
  const [pointed, setPointed] = useState<TrackPlace | null>(null);
  const covered = coveredPockets(chips.bets, layout);
  const lit = new Set(
    pointed === null
      ? []
      : "pocket" in pointed
        ? neighboursOf(wheel, pointed.pocket, reach)
        : pocketsIn(bets.find(({ id }) => id === pointed.section)!.plan, layout),
  );

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const isForward = event.key === "ArrowRight" || event.key === "ArrowDown";
    if (isForward || event.key === "ArrowLeft" || event.key === "ArrowUp") {
      event.preventDefault();
      event.stopPropagation();
      buttons.current.get(wheel[(at + (isForward ? 1 : wheel.length - 1)) % wheel.length]!)?.focus();
    } else if (event.key === "+" || event.key === "-") onReach(event.key === "+" ? 1 : -1);
  };
  const pointing = (place: TrackPlace) => ({
    onFocus: () => setPointed(place),
    onBlur: () => setPointed(null),
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType === "mouse") setPointed(place);
    },
    onPointerLeave: () => setPointed(null),
  });
  return (
    <fieldset className="racetrack" data-standing={isStanding} disabled={disabled}>
      <legend className="sr-only">{t("games-roulette.racetrack")}</legend>
      <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true">
        {shape.areas.map(({ id, outline }) => (
          <path
            key={id}
            className="racetrack-area"
            data-lit={pointed !== null && "section" in pointed && pointed.section === id ? "" : undefined}
            d={pathOf(outline)}
          />
        ))}
        {shape.cells.map((cell) => (
          <g
            key={cell.pocket}
            className="racetrack-cell"
            data-colour={pocketColour(cell.pocket)}
            data-lit={lit.has(cell.pocket) ? "" : undefined}
            data-hit={cell.pocket === pocket ? "" : undefined}
          >
            <path d={pathOf(cell.outline)} />
            <text x={cell.centre.x} y={cell.centre.y} dy="0.35em">
              {pocketLabel(cell.pocket)}
            </text>
            {covered.has(cell.pocket) ? (
              <circle
                cx={cell.centre.x}
                cy={cell.centre.y}
                r={isStanding ? 0.37 : 0.62}
                className="racetrack-ring"
              />
            ) : null}
          </g>
        ))}
        {/* The focused pocket is drawn last, so that its neighbours don't cover its border. */}
        {pointed !== null && "pocket" in pointed ? (
          <path
            className="racetrack-pointed"
            d={pathOf(shape.cells.find((cell) => cell.pocket === pointed.pocket)!.outline)}
          />
        ) : null}
      </svg>
      {shape.cells.map((cell, at) => {
        const plan = neighbourPlan(layout, cell.pocket, reach);
        const name = neighboursText(t, wheel, cell.pocket, reach);
        return (
          <button
            key={cell.pocket}
            type="button"
            ref={(element) => {
              if (element) buttons.current.set(cell.pocket, element);
            }}
            className="racetrack-pocket"
            tabIndex={at === current ? 0 : -1}
            style={boxOf(cell.outline, shape)}
            aria-label={`${name}, ${money(costOf(plan, chips))}`}
            onClick={() => onPlace(plan, name)}
            {...pointing({ pocket: cell.pocket })}
            onFocus={() => {
              setCurrent(at);
              setPointed({ pocket: cell.pocket });
            }}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        );
      })}
      {shape.areas.map(({ id, outline, centre }) => {
        const { plan } = bets.find((bet) => bet.id === id)!;
        const name = t(announcedNames[id]);
        const count = t("games-roulette.chips", { count: chipsIn(plan) });
        const cost = money(costOf(plan, chips));
        return (
          <div key={id}>
            <button
              type="button"
              className="racetrack-section"
              style={boxOf(outline, shape)}
              aria-label={`${name}, ${count}, ${cost}`}
              onClick={() => onPlace(plan, name)}
              {...pointing({ section: id })}
            />
            <span
              aria-hidden="true"
              className="racetrack-name"
              style={{
                left: `${(centre.x / shape.width) * 100}%`,
                top: `${(centre.y / shape.height) * 100}%`,
              }}
            >
              <b>{name}</b>
              <small>{`${count} · ${cost}`}</small>
            </span>
          </div>
        );
      })}
      {bets.length === 0 ? (
        <p className="racetrack-note">{t("games-roulette.racetrackNote", { number: reach })}</p>
      ) : null}
    </fieldset>
  );
}
