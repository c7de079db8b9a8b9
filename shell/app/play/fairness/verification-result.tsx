import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Banner } from "@parlour/web/ui/banner";
import { Panel } from "@parlour/web/ui/panel";
import { ViewTree } from "../rounds/view-tree.tsx";
import type { Verification } from "./verify-round.ts";

export function VerificationResult({ result }: { result: Verification }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <Banner
        tone={result.agrees ? "success" : "danger"}
        title={t(result.agrees ? "fairness.agrees" : "fairness.differs")}
      />
      <Panel title={t("fairness.drawnAgain")}>
        <p className="text-sm break-all text-mist">
          {t("fairness.hashOf")} <code className="text-ivory">{result.serverSeedHash}</code>{" "}
          {result.hashAgrees === null ? null : <Agreement agrees={result.hashAgrees} />}
        </p>
        <ol className="mt-4 grid gap-4">
          {result.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a round never change order
            <li key={index} className="rounded-card border border-line p-4">
              <p className="mb-2 flex items-center justify-between gap-3 font-semibold">
                {t("fairness.step", { number: index + 1 })}
                {step.agrees === null ? null : <Agreement agrees={step.agrees} />}
              </p>
              <p className="text-sm break-words text-mist">
                {t("fairness.draws")} {step.draws.length > 0 ? step.draws.join(", ") : "–"}
              </p>
              <p className="mb-2 text-sm text-mist">
                {t("fairness.winMinor")} {step.winMinor}
              </p>
              <ViewTree value={step.view} />
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

function Agreement({ agrees }: { agrees: boolean }) {
  const { t } = useTranslation();
  return <Badge tone={agrees ? "gain" : "alarm"}>{t(agrees ? "fairness.same" : "fairness.different")}</Badge>;
}
