import { memo } from "react";
import { JOKER_CODE } from "../math/cards.ts";
import { courtShapes } from "./card-court.ts";
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
  if (places === undefined) return <Court rank={rank} suit={suit} />;
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

/** Kings, queens and jacks; the lower half is the upper half rotated. */
function Court({ rank, suit }: Pick<Part, "rank" | "suit">) {
  const half = courtShapes(rank, suit).map(({ path, fill = "none", matrix, ...shape }) => (
    <path
      key={`${path} ${matrix}`}
      d={path}
      fill={fill}
      strokeLinecap="round"
      {...(matrix && { transform: `matrix(${matrix.join(" ")})` })}
      {...shape}
    />
  ));
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
