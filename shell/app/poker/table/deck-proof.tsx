import type { PokerDeckProof } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";
import { isDeckProven } from "./verify-deck.ts";

type DeckProofProps = {
  commitment: string;
  proof: PokerDeckProof | null;
  /** Whether this browser received the commitment before the hand was dealt. */
  isEarly?: boolean;
};

/** The commitment to the deck and, after the hand, whether the cards that were shown match it. */
export function DeckProof({ commitment, proof, isEarly = false }: DeckProofProps) {
  const { t } = useTranslation();
  const [isProven, setProven] = useState<boolean | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setProven(null);
    // Browsers offer hash functions only on secure pages.
    if (proof && globalThis.crypto?.subtle)
      void isDeckProven(commitment, proof).then((proven) => isCurrent && setProven(proven));
    return () => {
      isCurrent = false;
    };
  }, [commitment, proof]);
  return (
    <div className="grid gap-1 text-xs text-mist">
      <p>
        {t("poker.commitment")} <code className="break-all text-ivory">{commitment}</code>
      </p>
      {isEarly ? <p>{t("poker.commitmentEarly")}</p> : null}
      {isProven === null ? null : (
        <p className={isProven ? "text-gain" : "text-alarm"}>
          {t(isProven ? "poker.deckProven" : "poker.deckWrong", { count: proof?.openings.length ?? 0 })}
        </p>
      )}
    </div>
  );
}
