import { getSessionRound } from "@parlour/contracts/calls/play/games/get-session-round";
import type { RoundRecord, RoundSummary } from "@parlour/contracts/entities/game-round";
import { client } from "@parlour/web/api/client";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { useEffect, useRef, useState } from "react";
import { useGame } from "./game-context.ts";

const readRound = client(getSessionRound);

/** The details of a round, with links to replay and verify it. They are loaded when the row is opened. */
export function RoundDetails({ round: { roundId, state } }: { round: RoundSummary }) {
  const { session, t } = useGame();
  const { gameSession, mode } = session;
  const place = useRef<HTMLDivElement>(null);
  const [record, setRecord] = useState<RoundRecord | "failed" | null>(null);
  useEffect(() => {
    const details = place.current?.closest("details");
    const read = () => {
      if (!details?.open) return;
      readRound({ params: { gameSession, roundId } }).then(setRecord, () => setRecord("failed"));
    };
    details?.addEventListener("toggle", read);
    return () => details?.removeEventListener("toggle", read);
  }, [gameSession, roundId]);
  return (
    <div ref={place} className="round-details">
      {record === null ? <Skeleton className="h-24 w-full" /> : null}
      {record === "failed" ? <p>{t("games.historyFailed")}</p> : null}
      {record !== null && record !== "failed" ? <Facts record={record} /> : null}
      {/* Practice rounds are not stored in the account, so they are listed only here. */}
      {mode === "real" && state !== "OPEN" ? (
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <a href={`/account/games/${roundId}`} target="_blank" rel="noreferrer">
            {t("games.roundReplay")}
          </a>
          {record !== null && record !== "failed" && record.seeds === null ? null : (
            <a href={`/fairness?round=${roundId}`} target="_blank" rel="noreferrer">
              {t("games.roundVerify")}
            </a>
          )}
        </p>
      ) : null}
    </div>
  );
}

function Facts({ record }: { record: RoundRecord }) {
  const { t, client } = useGame();
  const { seeds } = record;
  const { Details } = client;
  const view = record.steps.at(-1)?.view;
  const draws = record.steps.flatMap((step) => step.draws);
  const facts: [string, string][] = [[t("games.roundNumber"), record.roundId]];
  if (draws.length > 0) facts.push([t("games.roundDraws"), draws.join(", ")]);
  if (seeds)
    facts.push(
      [t("games.serverSeedHash"), seeds.serverSeedHash],
      [t("games.serverSeed"), seeds.serverSeed ?? t("games.roundSeedLater")],
      [t("games.clientSeed"), seeds.clientSeed],
      [t("games.roundNonce"), String(seeds.nonce)],
    );
  return (
    <>
      {Details && view ? <Details view={view} /> : null}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
