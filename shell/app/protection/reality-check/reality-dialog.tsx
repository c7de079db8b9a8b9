import { acknowledgeRealityCheck } from "@parlour/contracts/calls/protection/player-protection/acknowledge-reality-check";
import type { RealityCheck } from "@parlour/contracts/entities/protection";
import { client } from "@parlour/web/api/client";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "@parlour/web/ui/link";
import { useState } from "react";

const acknowledge = client(acknowledgeRealityCheck);

type RealityDialogProps = {
  check: RealityCheck;
  session: string;
  onLogOut: () => void;
  onContinue: (next: RealityCheck) => void;
};

/** A dialog that blocks the page until the player continues or logs out. */
export default function RealityDialog({ check, session, onLogOut, onContinue }: RealityDialogProps) {
  const { t, language } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const money = (amount: number) => formatMoney(amount, check.currency, language);
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(check.startedAt)) / 60_000));

  const goOn = async () => {
    if (busy) return;
    setBusy(true);
    try {
      onContinue(await acknowledge({ session }));
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={() => void goOn()}
      title={t("player.realityTitle")}
      closeLabel={t("player.realityContinue")}
      actions={
        <>
          <Button onClick={onLogOut}>{t("player.logOut")}</Button>
          <Button variant="primary" loading={busy} onClick={() => void goOn()}>
            {t("player.realityContinue")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <KeyValueList
          items={[
            { label: t("player.realityTime"), value: t("player.realityMinutes", { count: minutes }) },
            { label: t("player.realityStaked"), value: money(check.staked) },
            { label: t("player.realityWon"), value: money(check.won) },
            { label: t("player.realityNet"), value: money(check.net), strong: true },
          ]}
        />
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <Link href="/account/games" onClick={() => void goOn()}>
            {t("player.games")}
          </Link>
          <Link href="/account/limits" onClick={() => void goOn()}>
            {t("player.limits")}
          </Link>
        </p>
        {failed ? (
          <p role="alert" className="text-sm text-bright">
            {t("errors.tryAgain")}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
