import { memo, useEffect, useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import type { LiveSeat } from "../../kit/client/live/use-live-table.ts";
import type { MoneyWheelOutcome } from "../math/spin-money-wheel.ts";
import { type WheelField, wheelFields } from "../math/wheel-fields.ts";
import { fieldColours, multiplierColour } from "./field-colours.ts";
import { angleOfField, spinsAtRest, wheelAngle } from "./wheel-turns.ts";

const fieldText = ({ kind, value }: WheelField): string =>
  kind === "multiplier" ? `${value}×` : String(value);

/**
 * The wheel, whose motion follows the server's clock. With reduced motion, it only shows the field on which each spin
 * ended.
 */
export function BigWheel({ table }: { table: LiveSeat }) {
  const { motion, sound } = useGame();
  const rotor = useRef<SVGGElement>(null);
  const { round, now, history } = table;
  const stops = (round?.outcome as MoneyWheelOutcome | null | undefined)?.stops ?? null;
  const before = (
    history.find(({ number }) => number !== round?.number)?.outcome as MoneyWheelOutcome | undefined
  )?.stops;
  const startDegrees = before ? angleOfField(before.at(-1)!) : 0;
  const isRunning = round?.phase === "RUNNING" && stops !== null;
  const startsAt = round?.startsAt ?? 0;
  const [rested, setRested] = useState(0);

  useEffect(() => {
    const turn = (degrees: number) =>
      rotor.current?.setAttribute("transform", `rotate(${degrees.toFixed(3)})`);
    if (!isRunning || !stops) {
      turn(stops ? angleOfField(stops.at(-1)!) : startDegrees);
      setRested(stops ? stops.length : 0);
      return;
    }
    let frame = 0;
    let lastField = -1;
    const draw = () => {
      const elapsedMs = now() - startsAt;
      const resting = spinsAtRest(stops, elapsedMs);
      setRested(resting);
      const degrees = motion.reduced
        ? resting > 0
          ? angleOfField(stops[resting - 1]!)
          : startDegrees
        : wheelAngle(stops, elapsedMs, startDegrees);
      turn(degrees);
      const field = Math.floor((degrees / 360) * wheelFields.length);
      if (field !== lastField && lastField >= 0 && !motion.reduced) sound.play("tick");
      lastField = field;
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isRunning, stops, startsAt, startDegrees, now, motion, sound]);

  const stopped = stops && rested > 0 ? wheelFields[stops[rested - 1]!]! : null;
  return (
    <div className="mw-wheel">
      <svg viewBox="-104 -112 208 216" aria-hidden="true">
        <Rim />
        <g ref={rotor}>
          <Fields />
        </g>
        <path className="mw-flapper" d="M-6 -111 h12 l-3.2 20 a3 3 0 0 1 -5.6 0z" />
      </svg>
      {stopped ? (
        <output className="mw-result" data-kind={stopped.kind} key={rested}>
          {fieldText(stopped)}
        </output>
      ) : null}
    </div>
  );
}

const Rim = memo(function Rim() {
  return (
    <>
      <defs>
        <linearGradient id="mw-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe6b4" />
          <stop offset="0.45" stopColor="#d9b26a" />
          <stop offset="0.7" stopColor="#8d6a2f" />
          <stop offset="1" stopColor="#f2d391" />
        </linearGradient>
      </defs>
      <circle r="102" fill="#1a0d08" />
      <circle r="99" fill="none" stroke="url(#mw-brass)" strokeWidth="5" />
    </>
  );
});

const Fields = memo(function Fields() {
  const step = 360 / wheelFields.length;
  const half = (step / 2) * (Math.PI / 180);
  const [x, y] = [Math.sin(half) * 96, -Math.cos(half) * 96];
  return (
    <>
      {wheelFields.map((field, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields never change order
        <g key={place} transform={`rotate(${place * step})`}>
          <path
            d={`M0 0 L${-x} ${y} A96 96 0 0 1 ${x} ${y}Z`}
            fill={field.kind === "multiplier" ? multiplierColour : fieldColours[field.value]}
            stroke="#f2d391"
            strokeWidth="0.5"
          />
          <circle cx={x} cy={y} r="1.5" fill="url(#mw-brass)" />
          <text
            y="-82"
            textAnchor="middle"
            fontSize={field.kind === "multiplier" ? 7 : 7.6}
            fontWeight="700"
            fill={field.kind === "multiplier" ? "#ffe27a" : "#fff"}
          >
            {fieldText(field)}
          </text>
        </g>
      ))}
      <circle r="40" fill="#1c1026" stroke="url(#mw-brass)" strokeWidth="2.5" />
      {Array.from({ length: 18 }, (_, ray) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: rays never change order
          key={ray}
          d="M0 -14 L1.2 -36 L-1.2 -36Z"
          fill="url(#mw-brass)"
          transform={`rotate(${ray * 20})`}
        />
      ))}
      <circle r="11" fill="url(#mw-brass)" />
    </>
  );
});
