import { memo, type Ref, useImperativeHandle, useRef } from "react";
import { pocketColour, pocketLabel } from "../../math/roulette-layout.ts";
import type { Motion } from "../motion.ts";
import type { Sound } from "../sound.ts";
import { planSpin } from "./wheel-angles.ts";

export type WheelHandle = {
  /** Resolves when the ball has stopped in its pocket, or immediately if the player skips. */
  spin(pocket: number): Promise<void>;
};

type WheelProps = {
  pockets: readonly number[];
  motion: Motion;
  sound: Sound;
  ref: Ref<WheelHandle>;
};

/** The duration of a spin; shared wheels start early enough to stop together. */
export const SPIN_MS = 4_200;
const colours = { red: "#b3273d", black: "#12161d", green: "#1c7d5b" };

/** The wheel: a fixed bowl, a turning rotor and a ball running the other way. It animates only transforms. */
export function Wheel({ pockets, motion, sound, ref }: WheelProps) {
  const rotor = useRef<HTMLDivElement>(null);
  const arm = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLSpanElement>(null);
  const angles = useRef({ rotor: 0, ball: 0 });

  useImperativeHandle(ref, () => ({
    async spin(pocket) {
      const turns = { rotor: 1.6 + Math.random() * 0.9, ball: 7 };
      const plan = planSpin(pockets, pocket, angles.current, turns);
      angles.current = { rotor: plan.rotor.to % 360, ball: plan.ball.to % 360 };
      if (ball.current) ball.current.style.opacity = "1";
      const stopTicks = motion.reduced ? () => {} : tick(sound);
      const turn = (from: number, to: number) => [
        { transform: `rotate(${from}deg)` },
        { transform: `rotate(${to}deg)` },
      ];
      await Promise.all([
        motion.animate(rotor.current, turn(plan.rotor.from, plan.rotor.to), {
          duration: SPIN_MS,
          easing: "cubic-bezier(0.2, 0.55, 0.3, 1)",
        }),
        motion.animate(arm.current, turn(plan.ball.from, plan.ball.to), {
          duration: SPIN_MS,
          easing: "cubic-bezier(0.12, 0.5, 0.35, 1)",
        }),
        motion.animate(ball.current, fall, { duration: SPIN_MS }),
      ]);
      stopTicks();
      sound.play("drop");
    },
  }));

  return (
    <div className="wheel" aria-hidden="true">
      <Bowl />
      <div className="wheel-layer" ref={rotor}>
        <Rotor pockets={pockets} />
      </div>
      <div className="wheel-layer" ref={arm}>
        <span className="wheel-ball" ref={ball} />
      </div>
      <div className="wheel-light" />
    </div>
  );
}

/**
 * A keyframe of the ball's path from the track over the deflectors into the pocket, with two bounces.
 * `radius` is in hundredths of the wheel's size.
 */
const at = (offset: number, radius: number, easing = "linear"): Keyframe => ({
  offset,
  easing,
  transform: `translateY(${-radius}cqmin)`,
});
const fall: Keyframe[] = [
  at(0, 44),
  at(0.58, 43.5, "ease-in"),
  at(0.74, 35, "ease-out"),
  at(0.79, 38, "ease-in"),
  at(0.86, 29.2, "ease-out"),
  at(0.9, 31.5, "ease-in"),
  at(0.95, 28.6),
  at(1, 28.6),
];

/** Plays the clicks of the ball on the pockets, which slow down; returns a function that stops them. */
function tick(sound: Sound): () => void {
  let timer = 0;
  let every = 70;
  const again = () => {
    sound.play("tick");
    every *= 1.055;
    timer = window.setTimeout(again, every);
  };
  timer = window.setTimeout(again, every);
  return () => clearTimeout(timer);
}

const Bowl = memo(function Bowl() {
  return (
    <svg className="wheel-layer" viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-wood" cx="0.42" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#8a5a2d" />
          <stop offset="0.6" stopColor="#5c3718" />
          <stop offset="1" stopColor="#2c180a" />
        </radialGradient>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe6b4" />
          <stop offset="0.45" stopColor="#d9b26a" />
          <stop offset="0.7" stopColor="#8d6a2f" />
          <stop offset="1" stopColor="#f2d391" />
        </linearGradient>
        <radialGradient id="wheel-track" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0.74" stopColor="#2a1608" />
          <stop offset="0.86" stopColor="#6d4420" />
          <stop offset="0.97" stopColor="#3b210e" />
        </radialGradient>
      </defs>
      <circle r="99" fill="url(#wheel-wood)" />
      <circle r="95.5" fill="none" stroke="url(#wheel-brass)" strokeWidth="1.6" />
      <circle r="93" fill="url(#wheel-track)" />
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle, index) => (
        <path
          key={angle}
          d={index % 2 === 0 ? "M0 -86 l2.4 4.6 -2.4 4.6 -2.4 -4.6z" : "M-4.6 -81.4 l4.6 -2 4.6 2 -4.6 2z"}
          fill="url(#wheel-brass)"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="75.5" fill="none" stroke="url(#wheel-brass)" strokeWidth="1.8" />
    </svg>
  );
});

const Rotor = memo(function Rotor({ pockets }: { pockets: readonly number[] }) {
  const slice = 360 / pockets.length;
  const half = (slice / 2) * (Math.PI / 180);
  const point = (radius: number, side: 1 | -1) =>
    `${(Math.sin(half) * radius * side).toFixed(3)} ${(-Math.cos(half) * radius).toFixed(3)}`;
  const ring = (outer: number, inner: number) =>
    `M${point(outer, -1)} A${outer} ${outer} 0 0 1 ${point(outer, 1)} L${point(inner, 1)} A${inner} ${inner} 0 0 0 ${point(inner, -1)}Z`;
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-cone" cx="0.38" cy="0.32" r="0.85">
          <stop offset="0" stopColor="#a8763f" />
          <stop offset="0.5" stopColor="#5f3a19" />
          <stop offset="1" stopColor="#24130700" />
        </radialGradient>
      </defs>
      <circle r="74.6" fill="#0d0906" />
      {pockets.map((pocket, index) => (
        <g key={pocket} transform={`rotate(${index * slice})`}>
          <path d={ring(74, 62)} fill={colours[pocketColour(pocket)]} />
          <path d={ring(62, 49)} fill={colours[pocketColour(pocket)]} opacity="0.62" />
          <path
            d={`M${point(74, 1)} L${point(49, 1)}`}
            stroke="#e2c07d"
            strokeWidth="0.55"
            strokeLinecap="round"
          />
          <text y="-65.4" textAnchor="middle" fontSize="6.6" fontWeight="600" fill="#fff">
            {pocketLabel(pocket)}
          </text>
        </g>
      ))}
      <circle r="62" fill="none" stroke="#e2c07d" strokeWidth="0.7" />
      <circle r="49" fill="#2a170a" />
      <circle r="49" fill="url(#wheel-cone)" />
      <circle r="48.6" fill="none" stroke="url(#wheel-brass)" strokeWidth="1.4" />
      {[45, 135, 225, 315].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <rect x="-1.7" y="-33" width="3.4" height="30" rx="1.7" fill="url(#wheel-brass)" />
          <circle cy="-33" r="3.1" fill="url(#wheel-brass)" />
        </g>
      ))}
      <circle r="12" fill="url(#wheel-brass)" />
      <circle r="7.4" fill="#7d5a20" opacity="0.55" />
      <circle r="5.6" fill="url(#wheel-brass)" />
    </svg>
  );
});
