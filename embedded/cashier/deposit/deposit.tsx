import type { Deposit as DepositAnswer } from "@parlour/contracts/entities/payment";
import { type Attempts, useAttempt } from "@parlour/web/api/use-attempt";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { useCashier } from "../cashier-context.ts";
import { MethodPicker } from "../parts/method-picker.tsx";
import { WaySwitch } from "../parts/way-switch.tsx";
import type { DepositBonus } from "./deposit-bonus.ts";
import { DepositForm } from "./deposit-form.tsx";
import { DepositProgress } from "./deposit-progress.tsx";
import { useDepositBonuses } from "./use-deposit-bonuses.ts";

/** A deposit: choose a method, enter the amount and the fields, then follow its progress. */
export function Deposit() {
  const { t } = useTranslation();
  const { deposits: methods, config } = useCashier();
  const [code, setCode] = useState(methods[0]?.code ?? "");
  const [started, setStarted] = useState<DepositAnswer | null>(() => null);
  const returning = new URLSearchParams(location.search).get("deposit");
  const [watched, setWatched] = useState(returning);
  const [wanted, setWanted] = useState<number | null>(null);
  const attempts = useAttempt();

  if (!config.isCashierDepositEnabled) {
    return (
      <Panel>
        <p className="text-mist">{t("cashier.errorClosed")}</p>
      </Panel>
    );
  }
  if (watched !== null) {
    return (
      <Panel>
        <DepositProgress
          id={watched}
          first={started}
          onAgain={() => {
            setStarted(null);
            setWatched(null);
          }}
        />
      </Panel>
    );
  }
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaySwitch way="deposit" />
      <MethodPicker legend={t("cashier.howToPay")} value={code} onChange={setCode} methods={methods} />
      <ChosenMethod
        code={code}
        wanted={wanted}
        onAmount={setWanted}
        attempts={attempts}
        onStarted={(deposit) => {
          setStarted(deposit);
          setWatched(deposit.id);
        }}
      />
    </Panel>
  );
}

type ChosenMethodProps = {
  code: string;
  wanted: number | null;
  onAmount: (amount: number | null) => void;
  onStarted: (deposit: DepositAnswer) => void;
  attempts: Attempts;
};

/**
 * The form of the chosen method. It reloads the bonuses for every deposit, because a deposit uses them up: an offer
 * for the first deposit must not be shown for the second.
 */
function ChosenMethod({ code, ...form }: ChosenMethodProps) {
  const { deposits } = useCashier();
  const offered = useDepositBonuses();
  const [claimed, setClaimed] = useState<DepositBonus>();
  const method = deposits.find((one) => one.code === code);
  if (!method) return null;
  // A bonus stays claimed if its deposit is refused, so the form then offers no other bonus.
  const bonuses = claimed ? [{ ...claimed, offerId: null }] : offered;
  return <DepositForm key={method.code} method={method} bonuses={bonuses} onClaimed={setClaimed} {...form} />;
}
