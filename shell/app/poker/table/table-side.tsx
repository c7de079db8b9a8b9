import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link } from "react-router";
import { TableOptions } from "../parts/table-options.tsx";
import { TableTerms } from "../parts/table-terms.tsx";
import { useChips } from "../parts/use-chips.ts";
import { usePersonName } from "../parts/use-person-name.ts";
import { DeckProof } from "./deck-proof.tsx";
import { HandLog } from "./hand-log.tsx";
import { ChatBesideTable } from "./table-chat.tsx";
import type { LiveTable } from "./use-poker-table.ts";

/** The chat, the log of the hand, its proof of fairness and the rules of the table. */
export function TableSide({ view, live }: { view: PokerTableView; live: LiveTable }) {
  const { t } = useTranslation();
  const { table, hand } = view;
  const chips = useChips(table.currency);
  const personName = usePersonName();
  const nameOf = (number: number) => {
    const seat = view.seats.find((one) => one.seat === number);
    return seat ? personName(seat) : t("poker.seatNumber", { seat: number });
  };
  return (
    <aside
      className="grid gap-4 rounded-panel border border-line bg-velvet p-4"
      aria-label={t("poker.aboutHand")}
    >
      <div className="md:hidden">
        <TableTerms table={table} />
      </div>
      <ChatBesideTable live={live} />
      {hand ? (
        <>
          <h2 className="text-lg">{t("poker.handNumber", { number: hand.number })}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <section className="max-h-64 overflow-y-auto" tabIndex={0} aria-label={t("poker.handLog")}>
            <HandLog hand={hand} nameOf={nameOf} chips={chips} />
          </section>
          {hand.phase === "complete" ? (
            <Link to={`/poker/hands/${hand.id}`} className="text-bright underline">
              {t("poker.replayHand")}
            </Link>
          ) : null}
          <DeckProof
            commitment={hand.commitment}
            proof={hand.proof}
            isEarly={live.wasAnnounced(hand.commitment)}
          />
        </>
      ) : null}
      {view.nextCommitment ? (
        <p className="text-xs text-mist">
          {t("poker.nextCommitment")} <code className="break-all text-ivory">{view.nextCommitment}</code>
        </p>
      ) : null}
      <TableOptions table={table} heading={hand ? "h3" : "h2"} />
      <p className="text-sm text-mist">
        {table.rake
          ? t("poker.rakeTerms", { percent: table.rake.percent, cap: chips(table.rake.cap) })
          : t(table.tournament ? "poker.tournamentChips" : "poker.practiceTerms")}
      </p>
      <Link to="/poker/hands" className="text-sm text-bright underline">
        {t("poker.myHands")}
      </Link>
    </aside>
  );
}
