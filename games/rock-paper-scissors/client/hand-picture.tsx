import type { Hand } from "../math/rock-paper-scissors.ts";

/** The picture of a hand: a rock, a folded sheet of paper or a pair of scissors. */
export function HandPicture({ hand }: { hand: Hand }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="rps-picture">
      {pictures[hand]}
    </svg>
  );
}

const pictures: Record<Hand, React.ReactNode> = {
  rock: (
    <g strokeLinejoin="round">
      <path d="M12 62 20 34 44 16 72 22 90 48 84 74 58 88 28 84Z" fill="#5f6b7a" />
      <path d="M20 34 44 16 72 22 58 40 34 44Z" fill="#a9b4c2" />
      <path d="M72 22 90 48 70 56 58 40Z" fill="#8592a3" />
      <path d="M12 62 20 34 34 44 30 66Z" fill="#77849a" />
      <path d="M34 44 58 40 70 56 54 70 30 66Z" fill="#94a0b0" />
      <path d="M84 74 58 88 54 70 70 56 90 48Z" fill="#4b5563" />
      <path d="M44 16 56 19 44 30 30 34Z" fill="#fff" opacity="0.45" />
    </g>
  ),
  paper: (
    <g>
      <path d="M22 14h40l18 18v56H22Z" fill="#f3eee3" />
      <path d="M62 14v18h18Z" fill="#c9c0ab" />
      <path d="M22 14h40l18 18v4H58V14Z" fill="#fff" opacity="0.35" />
      <g stroke="#a89c80" strokeWidth="3" strokeLinecap="round">
        <path d="M32 44h38M32 55h38M32 66h38M32 77h24" />
      </g>
      <path d="M30 22h20v12H30Z" fill="#a83246" opacity="0.8" />
    </g>
  ),
  scissors: (
    <g strokeLinecap="round">
      <path d="M28 12 58 62" stroke="#dfe6ee" strokeWidth="9" />
      <path d="M72 12 42 62" stroke="#a9b4c2" strokeWidth="9" />
      <path d="M30 13 57 58" stroke="#fff" strokeWidth="2.5" />
      <circle cx="30" cy="76" r="13" fill="none" stroke="#d9b26a" strokeWidth="8" />
      <circle cx="70" cy="76" r="13" fill="none" stroke="#b98f48" strokeWidth="8" />
      <circle cx="50" cy="50" r="4.5" fill="#3a4656" />
    </g>
  ),
};
