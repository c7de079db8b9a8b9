import type { Withdrawal } from "@parlour/contracts/entities/payment";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { useEffect, useState } from "react";
import { go } from "../../parts/go.ts";
import { useCashier } from "../cashier-context.ts";
import { availableWithdrawals, type Method } from "../method.ts";
import { MethodPicker } from "../parts/method-picker.tsx";
import { WaySwitch } from "../parts/way-switch.tsx";
import { ROOT } from "../paths.ts";
import { ActiveBonusNotice } from "./active-bonus-notice.tsx";
import { DocumentNotice } from "./document-notice.tsx";
import { DocumentPending } from "./document-pending.tsx";
import { LinkAccountNotice } from "./link-account-notice.tsx";
import { WithdrawDone } from "./withdraw-done.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

/** The method groups that have a separate withdrawal page: bank transfers (CBT) and transfers to players (TTP). */
const pages: Readonly<Record<string, string>> = {
  CBT: `${ROOT}/withdraw/cbt`,
  TTP: `${ROOT}/withdraw/ttp`,
};
const pageOf = ({ group }: Method) => pages[group] ?? `${ROOT}/withdraw`;

/** A withdrawal: choose a method, enter the amount and the destination, confirm with the PIN. */
export function Withdraw({ group }: { group?: "CBT" }) {
  const { t } = useTranslation();
  const data = useCashier();
  const here = (group && pages[group]) ?? `${ROOT}/withdraw`;
  const methods = availableWithdrawals(data);
  const firstOn = (page: string) => methods.find((method) => pageOf(method) === page);
  const draftName = `method ${here}`;
  const [code, setCode] = useState(() => {
    const kept = data.memory.find<string>(draftName);
    const isOffered = methods.some((method) => method.code === kept && pageOf(method) === here);
    const asked = new URLSearchParams(location.search).get("method");
    return asked ?? (isOffered ? kept : firstOn(here)?.code) ?? "";
  });
  const [done, setDone] = useState<Withdrawal | null>(null);
  const { memory } = data;
  useEffect(() => memory.keep(draftName, code), [memory, draftName, code]);
  const method = methods.find((one) => one.code === code && pageOf(one) === here);

  const choose = (next: string) => {
    const page = pageOf(methods.find((one) => one.code === next)!);
    if (page === here) setCode(next);
    else go(firstOn(page)?.code === next ? page : `${page}?method=${encodeURIComponent(next)}`);
  };

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
  if (data.documentStatus === "PENDING") return <DocumentPending />;
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaySwitch way="withdraw" />
      <DocumentNotice />
      <ActiveBonusNotice />
      <LinkAccountNotice />
      <MethodPicker
        legend={t("cashier.whereTo")}
        value={method?.code ?? ""}
        onChange={choose}
        methods={methods}
      />
      {method ? (
        <WithdrawForm key={method.code} method={method} onDone={setDone} />
      ) : (
        <p className="text-mist">{t("cashier.chooseWay")}</p>
      )}
    </Panel>
  );
}
