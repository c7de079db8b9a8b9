import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useRef, useState } from "react";
import { type ClosingOutcome, createClosingTables } from "./closing-tables.ts";

type ClosingOptions = {
  isReal: boolean;
  nameOf(slug: string): string;
  onClose(slug: string): void;
  onRoom(): void;
};

/** Closes tables and tells the player what happens to the bets at these tables. */
export function useClosing({ isReal, nameOf, onClose, onRoom }: ClosingOptions) {
  const { t, language } = useTranslation();
  const [closing, setClosing] = useState<ReadonlySet<string>>(new Set());
  const stakes = useRef(new Map<string, GameFrameMessage<"stake">>());
  const announce = (slug: string, outcome: ClosingOutcome) => {
    const stake = stakes.current.get(slug);
    stakes.current.delete(slug);
    const name = nameOf(slug);
    if (outcome === "refused")
      showToast({ tone: "danger", title: t("tables.betRefused"), description: name });
    if (outcome === "unknown")
      showToast({
        tone: "danger",
        title: t("tables.betUnknown"),
        description: t("tables.betUnknownText", { name }),
      });
    if (outcome === "ended")
      showToast({
        tone: "danger",
        title: t("tables.closed", { name }),
        description: t("tables.closedText"),
        action: { label: t("tables.room"), onPress: () => latest.current.onRoom() },
      });
    if (!isReal || stake === undefined || stake.amount <= 0) return;
    const amount = formatMoney(stake.amount, stake.currency, language);
    showToast({
      tone: "info",
      title: t("tables.betStays"),
      description: t("tables.betStaysText", { amount, name }),
    });
  };
  const latest = useRef({ announce, onClose, onRoom });
  latest.current = { announce, onClose, onRoom };
  const tables = useRef<ReturnType<typeof createClosingTables>>(null);
  tables.current ??= createClosingTables({
    onChange: setClosing,
    onClose(slug, outcome) {
      latest.current.announce(slug, outcome);
      latest.current.onClose(slug);
    },
  });
  const { close, receive, mayReload, stop } = tables.current;
  useEffect(
    () => () => {
      for (const slug of stop()) latest.current.announce(slug, "unknown");
    },
    [stop],
  );
  return {
    closing,
    close,
    mayReload,
    /** Tells the player about unanswered bets before they leave the page. */
    leave() {
      for (const slug of stop()) announce(slug, "unknown");
    },
    handleAsking: receive,
    handleStake: (slug: string, stake: GameFrameMessage<"stake">) => void stakes.current.set(slug, stake),
  };
}
