import { memo } from "react";
import { JOKER_CODE } from "../math/cards.ts";
import { isRed, pipPlaces, suitPaths } from "./card-suits.ts";
import { JokerFace } from "./joker-face.tsx";

/** The face of a card: rank and suit in the corners, pips or a figure between them. */
export const CardFace = memo(function CardFace({ code }: { code: string }) {
  if (code === JOKER_CODE) return <JokerFace />;
  const rank = code[0]!;
  const suit = code[1]!;
  const ink = isRed(suit) ? "#b3203a" : "#16202e";
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <Corner rank={rank} suit={suit} ink={ink} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} ink={ink} />
      </g>
      <Middle rank={rank} suit={suit} ink={ink} />
    </svg>
  );
});

type Part = { rank: string; suit: string; ink: string };

function Corner({ rank, suit, ink }: Part) {
  return (
    <>
      <text
        x={rank === "T" ? 13 : 12.5}
        y="25"
        textAnchor="middle"
        fontSize={rank === "T" ? 20 : 25}
        fontWeight="600"
        letterSpacing={rank === "T" ? -2 : 0}
        fill={ink}
      >
        {rank === "T" ? "10" : rank}
      </text>
      <path d={suitPaths[suit]} fill={ink} transform="translate(5 30) scale(0.15)" />
    </>
  );
}

function Middle({ rank, suit, ink }: Part) {
  const path = suitPaths[suit];
  if (rank === "A") return <path d={path} fill={ink} transform="translate(29 49) scale(0.42)" />;
  const places = pipPlaces[rank];
  if (places === undefined) return <Court rank={rank} suit={suit} ink={ink} />;
  return (
    <>
      {places.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={path}
          fill={ink}
          transform={`translate(${25 + x * 0.5} ${23 + y * 0.94}) rotate(${y > 50 ? 180 : 0}) scale(0.19) translate(-50 -50)`}
        />
      ))}
    </>
  );
}

const robes: Record<string, string> = { S: "#1f3a63", H: "#8f1f35", D: "#b4622a", C: "#1b5b45" };

/** Kings, queens and jacks; the lower half is the upper half rotated. */
function Court({ rank, suit, ink }: Part) {
  const half = <CourtHalf rank={rank} suit={suit} robe={robes[suit] ?? ink} />;
  return (
    <>
      <rect x="24" y="17" width="52" height="106" rx="4" fill="#f4e6c8" stroke="#b98f48" strokeWidth="1" />
      {half}
      <g transform="rotate(180 50 70)">{half}</g>
      <rect
        x="26.5"
        y="19.5"
        width="47"
        height="101"
        rx="2.5"
        fill="none"
        stroke="#b98f48"
        strokeWidth="0.6"
      />
    </>
  );
}

function CourtHalf({ rank, suit, robe }: { rank: string; suit: string; robe: string }) {
  return (
    <g>
      <path d="M26 70V64C32 56 40 54 50 54s18 2 24 10v6Z" fill={robe} />
      {[-26, -13, 0, 13, 26].map((angle) => (
        <path key={angle} d="M50 70 L48.6 55.5 H51.4Z" fill="#e7c27a" transform={`rotate(${angle} 50 72)`} />
      ))}
      <path d="M43 53 L50 62 L57 53Z" fill="#f9f3e4" />
      <ellipse cx="50" cy="44" rx="8.2" ry="10" fill="#f3d3ab" />
      {rank === "K" ? (
        <path d="M42.4 47c1 9 4 11 7.6 11s6.600-2 7.600-11c-3 3-12 3-15.200 0Z" fill="#6b4a2a" />
      ) : null}
      {rank === "Q" ? (
        <path
          d="M40.500 52c-2-14 1-19 9.500-19s11.500 5 9.500 19l-2.500-1c1-9-1-12-7-12s-8 3-7 12Z"
          fill="#7a3f1d"
        />
      ) : null}
      {rank === "J" ? (
        <path d="M41 48c-1.500-10 2-14 9-14s10.500 4 9 14l-2-6c-5 0-9-1-11-3-1 3-2 5-5 9Z" fill="#3b2a1c" />
      ) : null}
      <path
        d="M46.600 43.500h1.600M51.800 43.500h1.600"
        stroke="#2a1a10"
        strokeWidth="1.300"
        strokeLinecap="round"
      />
      <path d="M48.200 49.300q1.800 1.200 3.600 0" stroke="#9c3b30" strokeWidth="0.900" fill="none" />
      <Crown rank={rank} robe={robe} />
      <path d={suitPaths[suit]} fill={robe} transform="translate(28.500 22) scale(0.09)" />
    </g>
  );
}

function Crown({ rank, robe }: { rank: string; robe: string }) {
  if (rank === "K") {
    return (
      <g fill="#d9b26a" stroke="#7d5a20" strokeWidth="0.600">
        <path d="M40 36 L38 24 L44.500 30 L50 21 L55.500 30 L62 24 L60 36Z" />
        <circle cx="50" cy="21" r="1.600" fill={robe} />
      </g>
    );
  }
  if (rank === "Q") {
    return (
      <g fill="#e7c27a" stroke="#7d5a20" strokeWidth="0.600">
        <path d="M41 35 Q50 28 59 35 L57.500 29.500 L53.500 32 L50 24 L46.500 32 L42.500 29.500Z" />
        <circle cx="50" cy="24" r="1.500" fill={robe} />
      </g>
    );
  }
  return (
    <g>
      <path
        d="M40 37 Q42 29 51 29 Q60 29 60.500 36 Q50 32 40 37Z"
        fill={robe}
        stroke="#b98f48"
        strokeWidth="0.700"
      />
      <path d="M58 31 Q66 24 62 20 Q57 23 56.500 30Z" fill="#e7c27a" />
    </g>
  );
}
