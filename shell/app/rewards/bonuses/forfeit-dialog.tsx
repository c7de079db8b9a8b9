import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { useForfeit } from "./use-forfeit.ts";

type ForfeitDialogProps = { session: string; bonus: PlayerBonus | null; onClose: () => void };

/** Shows the amounts that forfeiting a bonus removes and unlocks, and asks for confirmation. */
export function ForfeitDialog({ session, bonus, onClose }: ForfeitDialogProps) {
  const { t, language } = useTranslation();
  const { busy, run } = useForfeit(session);
  const money = (amount: number) => formatMoney(amount, bonus?.currency ?? "USD", language);
  return (
    <Dialog
      open={bonus !== null}
      onClose={onClose}
      title={t("bonuses.forfeitTitle", { name: bonus?.name ?? "" })}
      description={t("bonuses.forfeitText")}
      closeLabel={t("account.close")}
      dismissible={!busy}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t("bonuses.keep")}
          </Button>
          <Button
            variant="danger"
            loading={busy}
            onClick={async () => {
              if (bonus) await run(bonus);
              onClose();
            }}
          >
            {bonus && bonus.forfeit.loses > 0
              ? t("bonuses.forfeitAmount", { amount: money(bonus.forfeit.loses) })
              : t("bonuses.forfeit")}
          </Button>
        </>
      }
    >
      {bonus ? (
        <KeyValueList
          items={[
            { label: t("bonuses.youLose"), value: money(bonus.forfeit.loses), strong: true },
            { label: t("bonuses.setFree"), value: money(bonus.forfeit.frees) },
            ...(bonus.spinsLeft && bonus.terms.spins
              ? [{ label: t("bonuses.spinsLost"), value: String(bonus.spinsLeft) }]
              : []),
            ...(bonus.spinsLeft && !bonus.terms.spins
              ? [{ label: t("bonuses.freeBetLost"), value: money(bonus.terms.amount ?? 0) }]
              : []),
          ]}
        />
      ) : null}
    </Dialog>
  );
}
