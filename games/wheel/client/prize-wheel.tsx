import { forwardRef, memo, type ReactNode } from "react";
import { segmentColour } from "./segment-colour.ts";

const OUTER = 92;
const INNER = 58;

type PrizeWheelProps = {
  /** The payout of each segment in tenths of the stake, clockwise from the top. */
  pays: readonly number[];
  landed: number | null;
  children: ReactNode;
};

/** A wheel of coloured segments under a pointer. The table rotates it through the forwarded ref. */
export const PrizeWheel = forwardRef<SVGGElement, PrizeWheelProps>(function PrizeWheel(
  { pays, landed, children },
  rotor,
) {
  return (
    <div className="pw-wheel">
      <svg viewBox="-104 -112 208 216" aria-hidden="true">
        <Rim />
        <g ref={rotor} className="pw-rotor">
          <Segments pays={pays} />
          {landed === null ? null : (
            <path
              className="pw-landed"
              d={segmentPath(pays.length)}
              transform={`rotate(${(landed * 360) / pays.length})`}
            />
          )}
        </g>
        <circle r={INNER - 2} fill="url(#pw-hub)" stroke="url(#pw-brass)" strokeWidth="3" />
        <path className="pw-pointer" d="M-8 -111 h16 l-5 22 a3.4 3.4 0 0 1 -6 0z" />
      </svg>
      <div className="pw-middle">{children}</div>
    </div>
  );
});

function segmentPath(count: number): string {
  const half = Math.PI / count;
  const [sin, cos] = [Math.sin(half), Math.cos(half)];
  return [
    `M${-sin * OUTER} ${-cos * OUTER}`,
    `A${OUTER} ${OUTER} 0 0 1 ${sin * OUTER} ${-cos * OUTER}`,
    `L${sin * INNER} ${-cos * INNER}`,
    `A${INNER} ${INNER} 0 0 0 ${-sin * INNER} ${-cos * INNER}Z`,
  ].join("");
}

const Segments = memo(function Segments({ pays }: { pays: readonly number[] }) {
  const path = segmentPath(pays.length);
  return pays.map((tenths, place) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: segments never change order
      key={place}
      d={path}
      fill={segmentColour(tenths)}
      stroke="#0a0f16"
      strokeWidth="0.6"
      transform={`rotate(${(place * 360) / pays.length})`}
    />
  ));
});

const Rim = memo(function Rim() {
  return (
    <>
      <defs>
        <linearGradient id="pw-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fbe6b4" />
          <stop offset="0.45" stopColor="#d9b26a" />
          <stop offset="0.7" stopColor="#8d6a2f" />
          <stop offset="1" stopColor="#f2d391" />
        </linearGradient>
        <radialGradient id="pw-hub" cx="0.4" cy="0.32" r="0.9">
          <stop offset="0" stopColor="#23463c" />
          <stop offset="0.6" stopColor="#0d1f1a" />
          <stop offset="1" stopColor="#050b09" />
        </radialGradient>
      </defs>
      <circle r="102" fill="#0c0805" />
      <circle r="98" fill="none" stroke="url(#pw-brass)" strokeWidth="8" />
      {Array.from({ length: 36 }, (_, lamp) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: lamps never change order
          key={lamp}
          className="pw-lamp"
          r="1.7"
          cy="-98"
          transform={`rotate(${lamp * 10})`}
        />
      ))}
    </>
  );
});
