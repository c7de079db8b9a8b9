import { Badge } from "@parlour/web/ui/badge";
import { GameCard } from "@parlour/web/ui/game-card";
import { IconButton } from "@parlour/web/ui/icon-button";
import { GameCardSkeleton } from "@parlour/web/ui/skeleton-shapes";
import Heart from "lucide-react/icons/heart";
import { GallerySection, Specimen } from "./gallery-section.tsx";

/** A drawn placeholder for a game's picture: rays over a floor, in the given colours. */
function Picture({ from, to }: { from: string; to: string }) {
  const rays = Array.from({ length: 9 }, (_, index) => (index - 4) * 20);
  return (
    <svg viewBox="0 0 300 400" aria-hidden="true" className="size-full" preserveAspectRatio="xMidYMid slice">
      <rect width="300" height="400" fill={from} />
      {rays.map((angle) => (
        <path
          key={angle}
          d="M150 260 128 -80h44Z"
          fill={to}
          opacity="0.5"
          transform={`rotate(${angle} 150 260)`}
        />
      ))}
      <path d="M0 260h300v140H0Z" fill={to} />
      <path d="M86 260a64 64 0 0 1 128 0Z" fill="var(--color-brass)" />
      <path d="M104 260a46 46 0 0 1 92 0Z" fill={from} />
    </svg>
  );
}

export function GameCards() {
  return (
    <GallerySection id="game-cards" title="Game cards">
      <Specimen title="Game card" note="The whole card is a link; hovering raises it." layout="stack">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4 xl:grid-cols-6">
          <GameCard
            href="#game-cards"
            title="Sevens"
            meta="Slots · RTP 96.20%"
            picture={<Picture from="#4a1226" to="#7d1f38" />}
            badge={<Badge tone="brass">Jackpot</Badge>}
            jackpot="$1.28M"
            jackpotLabel="Jackpot:"
          />
          <GameCard
            href="#game-cards"
            title="Roulette"
            meta="Table · RTP 97.30%"
            picture={<Picture from="#111a36" to="#26315c" />}
            badge={<Badge tone="live">Live</Badge>}
          />
          <GameCard
            href="#game-cards"
            title="Dice"
            meta="Instant · RTP 99.00%"
            picture={<Picture from="#0d2f26" to="#155744" />}
            badge={<Badge tone="free">Free games</Badge>}
            action={
              <IconButton
                quiet
                label="Add Dice to favourites"
                icon={<Heart size={20} aria-hidden="true" />}
              />
            }
          />
          <GameCard
            href="#game-cards"
            title="The very long evening of the grand duchess and her lost emerald"
            meta="Slots · RTP 95.80% · high volatility"
            picture={<Picture from="#2b1b40" to="#4b2f6e" />}
          />
          <GameCardSkeleton />
        </div>
      </Specimen>
    </GallerySection>
  );
}
