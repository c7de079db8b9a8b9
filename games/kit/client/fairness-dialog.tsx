import { getSeeds } from "@parlour/contracts/calls/play/games/get-seeds";
import { rotateSeeds } from "@parlour/contracts/calls/play/games/rotate-seeds";
import type { FairSeedsAnswer } from "@parlour/contracts/entities/fair-seeds";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { CopyField } from "@parlour/web/ui/copy-field";
import { Sheet } from "@parlour/web/ui/sheet";
import { TextField } from "@parlour/web/ui/text-field";
import { type FormEvent, useEffect, useState } from "react";
import { useGame } from "./game-context.ts";

const readSeeds = client(getSeeds);
const changeSeeds = client(rotateSeeds);

/**
 * The seeds behind the draws: the hash of the server seed, the player's seed and, once revealed, the server
 * seed itself.
 */
export function FairnessDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { session, t } = useGame();
  const { gameSession } = session;
  const [seeds, setSeeds] = useState<FairSeedsAnswer>(session.seeds);
  const [revealed, setRevealed] = useState<string | null>(null);
  const [clientSeed, setClientSeed] = useState(session.seeds.clientSeed);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const [saving, setSaving] = useState(false);
  useEffect(() => {
    if (!open) return;
    readSeeds({ params: { gameSession } }).then(
      (answer) => {
        setSeeds(answer);
        setClientSeed(answer.clientSeed);
      },
      () => setProblem("games.problemOffline"),
    );
  }, [open, gameSession]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    setSaving(true);
    try {
      const { revealed, ...next } = await changeSeeds({ params: { gameSession }, body: { clientSeed } });
      setSeeds(next);
      setRevealed(revealed.serverSeed);
    } catch (cause) {
      setProblem(refusalText(cause));
    } finally {
      setSaving(false);
    }
  };
  const copy = { copyLabel: t("games.copy"), copiedLabel: t("games.copied") };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("games.fairness")}
      description={t("games.fairnessText")}
      closeLabel={t("games.close")}
    >
      <form className="grid gap-5" onSubmit={save} noValidate>
        <CopyField label={t("games.serverSeedHash")} value={seeds.serverSeedHash} {...copy} />
        <TextField
          label={t("games.clientSeed")}
          hint={t("games.clientSeedHint")}
          value={clientSeed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setClientSeed(event.target.value)}
        />
        <p className="text-mist">{t("games.nonce", { nonce: seeds.nonce })}</p>
        {problem === null ? null : (
          <Banner live tone="danger">
            {t(problem)}
          </Banner>
        )}
        <Button type="submit" variant="primary" loading={saving} disabled={clientSeed.trim() === ""}>
          {t("games.changeSeeds")}
        </Button>
        {revealed === null ? null : <CopyField label={t("games.revealedSeed")} value={revealed} {...copy} />}
        <CopyField label={t("games.nextSeedHash")} value={seeds.nextServerSeedHash} {...copy} />
        <a href="/fairness" target="_parent" className="font-semibold text-bright hover:text-ivory">
          {t("games.verify")}
        </a>
      </form>
    </Sheet>
  );
}

function refusalText(cause: unknown): MessageKey {
  if (!(cause instanceof ApiError)) throw cause;
  if (cause.errorCode === "ROUND_UNFINISHED") return "games.seedsInUse";
  return cause.status === 422 || cause.status === 400 ? "games.clientSeedWrong" : "games.problemOffline";
}
