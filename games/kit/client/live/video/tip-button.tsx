import type { TipOffer } from "@parlour/contracts/sockets/live-table";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { Button } from "@parlour/web/ui/button";
import { IconButton } from "@parlour/web/ui/icon-button";
import { Sheet } from "@parlour/web/ui/sheet";
import HandCoins from "lucide-react/icons/hand-coins";
import { useState } from "react";
import { useGame } from "../../game-context.ts";
import type { LiveSeat } from "../use-live-table.ts";

const faults: Readonly<Record<string, MessageKey>> = {
  INSUFFICIENT_FUNDS: "games-dealt.tipFunds",
  LIMIT_EXCEEDED: "games-dealt.tipLimit",
  LIMIT_REACHED: "games-dealt.tipProtected",
  EXCLUDED: "games-dealt.tipProtected",
  REALITY_CHECK_DUE: "games-dealt.tipReality",
  DEALER_AWAY: "games-dealt.away",
  SESSION_INVALID: "games-dealt.tipSession",
};

/** The button that opens the tips, and the dialog in which the player chooses and confirms an amount. */
export function TipButton({ table, offer }: { table: LiveSeat; offer: TipOffer }) {
  const { t, toMinor, money, announce } = useGame();
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<MessageKey | null>(null);
  const inMoney = (major: number) => money(toMinor(major));
  const close = () => {
    setOpen(false);
    setAmount(null);
    setFault(null);
  };
  async function give(chosen: number): Promise<void> {
    setSending(true);
    const refused = await table.giveTip(chosen);
    setSending(false);
    if (refused !== null) return setFault(faults[refused] ?? "games-dealt.tipRefused");
    announce(t("games-dealt.tipThanks", { amount: inMoney(chosen) }));
    close();
  }
  return (
    <>
      <IconButton
        label={t("games-dealt.tip")}
        icon={<HandCoins size={19} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={close} title={t("games-dealt.tip")} closeLabel={t("games.close")}>
        <div className="tip-form">
          <p>{t("games-dealt.tipText")}</p>
          <fieldset className="tip-amounts" disabled={isSending}>
            <legend className="sr-only">{t("games-dealt.tipAmount")}</legend>
            {offer.amounts.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === amount}
                onClick={() => {
                  setAmount(one);
                  setFault(null);
                }}
              >
                {inMoney(one)}
              </button>
            ))}
          </fieldset>
          {fault === null ? null : <p role="alert">{t(fault)}</p>}
          <Button
            variant="primary"
            loading={isSending}
            disabled={amount === null || !table.isConnected}
            onClick={() => void give(amount!)}
          >
            {amount === null
              ? t("games-dealt.tipChoose")
              : t("games-dealt.tipGive", { amount: inMoney(amount) })}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
