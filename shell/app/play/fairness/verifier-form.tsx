import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { type FormEvent, useState } from "react";
import { currentVersion, loadMath, verifiableGames } from "./load-math.ts";
import type { RoundClaim } from "./round-claim.ts";
import { VerificationResult } from "./verification-result.tsx";
import { type ClaimedStep, type Verification, verifyRound } from "./verify-round.ts";

type VerifierFormProps = { games: readonly { slug: string; name: string }[]; claim: RoundClaim | null };
type Outcome = { verification: Verification } | { problem: MessageKey };

/**
 * The form that verifies a round. All computation runs in the browser, and nothing that is typed into the form is sent
 * anywhere.
 */
export function VerifierForm({ games, claim }: VerifierFormProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const options = games
    .filter(({ slug }) => verifiableGames.includes(slug))
    .map(({ slug, name }) => ({ value: slug, label: name }));
  const [slug, setSlug] = useState(claim?.slug ?? options[0]?.value ?? "");
  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? "").trim();
    setOutcome(
      await verifyFields({
        slug,
        serverSeed: read("serverSeed"),
        serverSeedHash: read("serverSeedHash"),
        clientSeed: read("clientSeed"),
        nonce: read("nonce"),
        version: read("version"),
        steps: read("steps"),
      }),
    );
  };
  return (
    <div className="grid min-w-0 gap-5">
      <Panel title={t("fairness.round")}>
        <form onSubmit={(event) => void verify(event)} className="grid gap-4">
          <SelectField
            label={t("fairness.game")}
            options={options}
            value={slug}
            onChange={(event) => setSlug(event.target.value)}
          />
          <TextField
            name="serverSeed"
            label={t("fairness.serverSeed")}
            defaultValue={claim?.serverSeed}
            hint={t("fairness.serverSeedHint")}
            required
            spellCheck={false}
            autoComplete="off"
          />
          <TextField
            name="serverSeedHash"
            label={t("fairness.serverSeedHash")}
            defaultValue={claim?.serverSeedHash}
            spellCheck={false}
            autoComplete="off"
          />
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]">
            <TextField
              name="clientSeed"
              label={t("fairness.clientSeed")}
              defaultValue={claim?.clientSeed}
              required
              spellCheck={false}
              autoComplete="off"
            />
            <TextField
              name="nonce"
              label={t("fairness.nonce")}
              defaultValue={claim?.nonce}
              inputMode="numeric"
              required
              autoComplete="off"
            />
            <TextField
              key={slug}
              name="version"
              label={t("fairness.mathsVersion")}
              defaultValue={String(slug === claim?.slug ? claim.mathsVersion : currentVersion(slug))}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          <TextAreaField
            name="steps"
            label={t("fairness.steps")}
            hint={t("fairness.stepsHint")}
            defaultValue={claim ? JSON.stringify(claim.steps, null, 1) : undefined}
            required
            spellCheck={false}
          />
          <Button type="submit" variant="primary" size="lg">
            {t("fairness.verify")}
          </Button>
        </form>
      </Panel>
      <div role="status">
        {outcome && "problem" in outcome ? <Banner tone="danger" title={t(outcome.problem)} /> : null}
        {outcome && "verification" in outcome ? <VerificationResult result={outcome.verification} /> : null}
      </div>
    </div>
  );
}

type Fields = Record<
  "slug" | "serverSeed" | "serverSeedHash" | "clientSeed" | "nonce" | "version" | "steps",
  string
>;

async function verifyFields(fields: Fields): Promise<Outcome> {
  const { serverSeed, serverSeedHash, clientSeed } = fields;
  const nonce = /^\d{1,15}$/.test(fields.nonce) ? Number(fields.nonce) : null;
  const steps = parseSteps(fields.steps);
  if (nonce === null || serverSeed === "" || clientSeed === "") return { problem: "fairness.problemSeeds" };
  if (steps === null) return { problem: "fairness.problemSteps" };
  const version = fields.version === "" ? undefined : Number(fields.version);
  const math = await loadMath(fields.slug, version).catch(() => undefined);
  if (math === undefined) return { problem: "fairness.problemGame" };
  try {
    const verification = verifyRound(math, { serverSeed, serverSeedHash, clientSeed, nonce, steps });
    return { verification };
  } catch {
    return { problem: "fairness.problemSteps" };
  }
}

/**
 * Parses a list of steps, or a single bet, which is enough for most rounds. Returns null if the input is
 * invalid.
 */
function parseSteps(text: string): ClaimedStep[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const list = Array.isArray(value) ? value : [value];
    const isWhole = list.length > 0 && list.every((step) => typeof step === "object" && step !== null);
    return isWhole ? list.map((step) => ("action" in step ? (step as ClaimedStep) : { action: step })) : null;
  } catch {
    return null;
  }
}
