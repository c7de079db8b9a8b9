import { getDealtRound } from "@parlour/contracts/calls/play/shared-rounds/get-dealt-round";
import { useCall } from "@parlour/web/api/use-resource";
import { CopyField } from "@parlour/web/ui/copy-field";
import { Sheet } from "@parlour/web/ui/sheet";
import { useGame } from "../../game-context.ts";

type DealtRecordProps = {
  /** The last round that has ended; null before there is one. */
  number: number | null;
  open: boolean;
  onClose: () => void;
};

/** The signed record of the last round at a table with a dealer, where nothing is drawn from seeds. */
export function DealtRecord({ number, open, onClose }: DealtRecordProps) {
  const { t } = useGame();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("games-dealt.record")}
      description={t("games-dealt.recordText")}
      closeLabel={t("games.close")}
    >
      {open && number !== null ? <Record number={number} /> : <p>{t("games-dealt.noRecord")}</p>}
    </Sheet>
  );
}

function Record({ number }: { number: number }) {
  const { t, session } = useGame();
  const { value } = useCall(getDealtRound, { params: { slug: session.game.slug, number } });
  const copy = { copyLabel: t("games.copy"), copiedLabel: t("games.copied") };
  if (value === undefined) return <p>{t("games-dealt.noRecord")}</p>;
  return (
    <div className="grid gap-5">
      <CopyField label={t("games-dealt.recordOf", { number })} value={value.text} {...copy} />
      <CopyField label={t("games-dealt.signature")} value={value.signature} {...copy} />
      <CopyField label={t("games-dealt.publicKey")} value={value.publicKey} {...copy} />
    </div>
  );
}
