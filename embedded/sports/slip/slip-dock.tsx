import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { IconButton } from "@parlour/web/ui/icon-button";
import { Sheet } from "@parlour/web/ui/sheet";
import ReceiptText from "lucide-react/icons/receipt-text";
import Share2 from "lucide-react/icons/share-2";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSports } from "../sports-context.ts";
import { useOdds } from "../state/preferences.ts";
import { slipStore, useSlip } from "../state/slip-store.ts";
import { BetSlip } from "./bet-slip.tsx";
import { usePlacement } from "./placement.tsx";
import { useShareSlip } from "./share-slip.ts";
import { combinedPrice } from "./slip-figures.ts";
import { modeOf } from "./slip-modes.ts";

/** The width from which the slip is docked beside the page. */
const DOCKED = "(width >= 62rem)";

/** The slip: beside the page on desktop; on phones it opens from a bar above the bottom navigation. */
export function SlipDock() {
  const docked = useMedia(DOCKED);
  return docked ? <DockedSlip /> : <SlipBar />;
}

function DockedSlip() {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t("sportsbook.slip")}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-panel border border-line bg-velvet p-4"
    >
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="text-xl">{t("sportsbook.slip")}</h2>
        <SlipTools />
      </div>
      <BetSlip />
    </section>
  );
}

function SlipBar() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { path } = useSports();
  const slip = useSlip((whole) => whole);
  const { receipts } = usePlacement();
  const odds = useOdds();
  const count = slip.selections.length;
  // Following a link closes the sheet, which would otherwise cover the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page closes the sheet
  useEffect(() => setOpen(false), [path]);
  const isShown = count > 0 || receipts.length > 0 || open;
  return (
    <>
      {isShown ? (
        <div className="fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 p-2 md:bottom-0">
          <Button full variant="primary" size="lg" className="shadow-float" onClick={() => setOpen(true)}>
            <ReceiptText size={20} aria-hidden="true" />
            <span>{t("sportsbook.slipCount", { count })}</span>
            {modeOf(slip) === "multiple" ? (
              <span className="tabular-nums">· {odds(combinedPrice(slip.selections))}</span>
            ) : null}
          </Button>
        </div>
      ) : null}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t("sportsbook.slip")}
        closeLabel={t("sportsbook.close")}
      >
        <div className="-mt-4 mb-1 flex justify-end">
          <SlipTools />
        </div>
        <BetSlip />
      </Sheet>
    </>
  );
}

function SlipTools() {
  const { t } = useTranslation();
  const isEmpty = useSlip(({ selections }) => selections.length === 0);
  const share = useShareSlip();
  if (isEmpty) return null;
  return (
    <div className="flex">
      <IconButton
        quiet
        label={t("sportsbook.share")}
        icon={<Share2 size={18} aria-hidden="true" />}
        onClick={share}
      />
      <IconButton
        quiet
        label={t("sportsbook.clear")}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => slipStore.dispatch({ type: "clear" })}
      />
    </div>
  );
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
