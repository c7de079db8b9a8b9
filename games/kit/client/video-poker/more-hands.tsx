import { JOKER_CODE } from "../../math/cards.ts";
import type { VideoPokerHand } from "../../math/video-poker.ts";
import { cardName } from "../card-name.ts";
import { isRed } from "../card-suits.ts";
import { useGame } from "../game-context.ts";
import { isGain } from "../settled.ts";
import { handNames } from "./hand-names.ts";

type MoreHandsProps = {
  hands: readonly VideoPokerHand[];
  /** The stake of each hand. */
  stake: number;
  /** The cards to show face up before the draw; null shows all of them. */
  holds: readonly boolean[] | null;
};

const suitSigns: Readonly<Record<string, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** The hands beyond the first, in small cards. */
export function MoreHands({ hands, stake, holds }: MoreHandsProps) {
  const { t, money } = useGame();
  if (hands.length === 0) return null;
  return (
    <ol className="poker-more" data-count={hands.length} aria-label={t("games-video-poker.otherHands")}>
      {hands.map(({ cards, hand, win }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hands never change order
        <li key={index} data-won={(holds === null && isGain({ stake, win })) || undefined}>
          <span className="poker-mini" aria-hidden="true">
            {cards.map((code, place) => (
              <MiniCard key={code} code={holds === null || holds[place] ? code : null} />
            ))}
          </span>
          {holds === null ? (
            <>
              <span className="sr-only">
                {[...cards.map((code) => cardName(code, t)), hand === null ? "" : t(handNames[hand]!)].join(
                  ", ",
                )}
              </span>
              {win > 0 ? <small>{money(win)}</small> : null}
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function MiniCard({ code }: { code: string | null }) {
  if (code === null) return <span data-back />;
  if (code === JOKER_CODE) return <span data-red>★</span>;
  const [rank = "", suit = ""] = code;
  return (
    <span data-red={isRed(suit) || undefined}>
      {rank === "T" ? "10" : rank}
      <i>{suitSigns[suit]}</i>
    </span>
  );
}
