import type { Withdrawal } from "@parlour/contracts/entities/payment";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { useCashier } from "../cashier-context.ts";
import { lookOf } from "../deposit/deposit-methods.tsx";
import { go, ROOT } from "../go.ts";
import { MethodPicker } from "../parts/method-picker.tsx";
import { WaySwitch } from "../parts/way-switch.tsx";
import { ActiveBonusNotice } from "./active-bonus-notice.tsx";
import { availableGroups } from "./available-groups.ts";
import { WithdrawDone } from "./withdraw-done.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

/** The withdrawal flow. Bank transfers and transfers to players have separate paths. */
export function Withdraw({ group: opened }: { group?: "CBT" }) {
  const { t } = useTranslation();
  const data = useCashier();
  const [done, setDone] = useState<Withdrawal | null>(null);
  const groups = availableGroups(data);
  const crypto = groups.find(({ code }) => code === "CRYPTO");
  const chosen = opened ?? (crypto ? "CRYPTO" : "");
  const method = groups.find(({ code }) => code === chosen)?.methods[0];

  if (!data.config.isCashierWithdrawalEnabled) {
    return (
      <Panel>
        <p className="text-mist">{t("cashier.errorClosed")}</p>
      </Panel>
    );
  }
  if (done) {
    return (
      <Panel>
        <WithdrawDone withdrawal={done} onAgain={() => setDone(null)} />
      </Panel>
    );
  }
  return (
    <Panel className="grid gap-6">
      <WaySwitch way="withdraw" />
      <ActiveBonusNotice />
      <MethodPicker
        legend={t("cashier.whereTo")}
        value={chosen}
        onChange={(code) => {
          if (code === "CBT") go(`${ROOT}/withdraw/cbt`);
          else if (code === "TTP") go(`${ROOT}/withdraw/ttp`);
          else go(`${ROOT}/withdraw`);
        }}
        choices={groups.map(({ code, name }) => {
          const { name: nameKey, note, icon: Icon } = lookOf(code);
          return {
            code,
            name: nameKey ? t(nameKey) : name,
            note: note ? t(note) : "",
            icon: <Icon size={20} aria-hidden="true" />,
          };
        })}
      />
      {method ? (
        <WithdrawForm key={method.code} method={method} group={chosen} onDone={setDone} />
      ) : (
        <p className="text-mist">{t("cashier.chooseWay")}</p>
      )}
    </Panel>
  );
}
