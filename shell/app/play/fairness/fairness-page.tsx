import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Panel } from "@parlour/web/ui/panel";
import type { FairnessData } from "./fairness.server.ts";
import { isDealtGame } from "./load-math.ts";
import { claimOf, isShared } from "./round-claim.ts";
import { TableSeeds } from "./table-seeds.tsx";
import { VerifierForm } from "./verifier-form.tsx";

export function FairnessPage({ data }: { data: FairnessData }) {
  const { t } = useTranslation();
  const { games, round, asked } = data;
  return (
    <>
      <header className="max-w-3xl">
        <h1 className="text-3xl tracking-[-0.01em] md:text-5xl">{t("fairness.title")}</h1>
        <p className="mt-2 text-mist md:text-md">{t("fairness.description")}</p>
      </header>
      {asked && !round ? <Banner tone="warning" title={t("fairness.roundMissing")} /> : null}
      {round?.seeds && round.seeds.serverSeed === null ? (
        <Banner tone="info" title={t("fairness.notRevealed")} />
      ) : null}
      {round && isDealtGame(round.slug) ? <Banner tone="info" title={t("fairness.dealt")} /> : null}
      {round && isShared(round) ? <Banner tone="info" title={t("fairness.shared")} /> : null}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <VerifierForm
          key={round?.roundId ?? ""}
          games={games}
          claim={round && !isDealtGame(round.slug) ? claimOf(round) : null}
        />
        <Panel title={t("fairness.howTitle")}>
          <ol className="grid list-decimal gap-2.5 pl-5 text-mist marker:text-brass">
            <li className="pl-1.5">{t("fairness.how1")}</li>
            <li className="pl-1.5">{t("fairness.how2")}</li>
            <li className="pl-1.5">{t("fairness.how3")}</li>
            <li className="pl-1.5">{t("fairness.how4")}</li>
          </ol>
        </Panel>
      </div>
      {data.table ? <TableSeeds table={data.table} games={games} /> : null}
    </>
  );
}
