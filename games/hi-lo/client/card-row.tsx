import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Equal from "lucide-react/icons/equal";
import SkipForward from "lucide-react/icons/skip-forward";
import { cardName } from "../../kit/client/card-name.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { PlayingCard } from "../../kit/client/playing-card.tsx";
import type { HiLoView } from "../math/hi-lo.ts";

const icons = { higher: ChevronUp, lower: ChevronDown, same: Equal, skip: SkipForward };

/** The earlier cards, newest first, each with the guess that was made on it. */
export function CardRow({ view }: { view: HiLoView | null }) {
  const { t } = useGame();
  const past = view === null ? [] : view.cards.slice(0, -1).map((code, index) => ({ code, index }));
  return (
    <ol className="hilo-row" aria-label={t("games-hi-lo.cards")}>
      {past.toReversed().map(({ code, index }) => {
        const Icon = icons[view!.calls[index]!];
        return (
          <li key={index}>
            <span className="sr-only">{cardName(code, t)}</span>
            <PlayingCard code={code} dealt={false} />
            <Icon size={15} aria-hidden="true" />
          </li>
        );
      })}
    </ol>
  );
}
