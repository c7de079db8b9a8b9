import { isVirtualEvent } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useOdds } from "../../parts/odds-format.ts";
import { readMarket } from "../data/market-view.ts";
import { selectionName } from "../names/outcome-names.ts";
import { changesOf, type SlipChange } from "./slip-changes.ts";
import { mixesProducts, modeOf, relatedEvents } from "./slip-modes.ts";
import { type Slip, selectionKey } from "./slip-state.ts";

/** Lists the changes that the player has not accepted yet, and announces them to screen readers. */
export function ChangeNotice({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  const changes = changesOf(slip);
  return (
    <div aria-live="polite">
      {changes.length === 0 ? null : (
        <div className="rounded-chip border border-brass/50 bg-brass/10 px-3 py-2 text-sm">
          <p className="font-semibold">{t("sportsbook.changed")}</p>
          <ul>
            {changes.map((change) => (
              <li key={selectionKey(change.selection)} className="wrap-anywhere">
                <ChangeText change={change} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function ChangeText({ change }: { change: SlipChange }) {
  const { t, language } = useTranslation();
  const odds = useOdds();
  const { marketId, outcome, names } = change.selection;
  const market = readMarket(marketId);
  const selection = market ? selectionName({ t, language }, market, outcome, names) : outcome;
  if (change.kind === "price")
    return t("sportsbook.changedPrice", { selection, from: odds(change.from), to: odds(change.to) });
  return change.kind === "suspended"
    ? t("sportsbook.changedSuspended", { selection })
    : t("sportsbook.changedClosed", { selection });
}

export function ConflictNotice({ slip }: { slip: Slip }) {
  const { t } = useTranslation();
  if (mixesProducts(slip.selections)) return <Conflict text={t("sportsbook.conflictVirtual")} />;
  const [event] = relatedEvents(slip.selections);
  const names = slip.selections.find(({ eventId }) => eventId === event)?.names;
  if (!names || modeOf(slip) === "builder") return null;
  // Virtual events have no bet builder, so it is not suggested.
  const text = isVirtualEvent(event!) ? "sportsbook.conflictVirtualEvent" : "sportsbook.conflict";
  return <Conflict text={t(text, { event: `${names.home} – ${names.away}` })} />;
}

function Conflict({ text }: { text: string }) {
  return <p className="rounded-chip bg-raised px-3 py-2 text-sm text-mist wrap-anywhere">{text}</p>;
}
