import type { TipOffer } from "@parlour/contracts/sockets/live-table";
import { Button } from "@parlour/web/ui/button";
import { IconButton } from "@parlour/web/ui/icon-button";
import { Sheet } from "@parlour/web/ui/sheet";
import HandCoins from "lucide-react/icons/hand-coins";
import { useState } from "react";
import { useGame } from "../../game-context.ts";
import type { LiveSeat } from "../use-live-table.ts";
import { tipRefusalText } from "./tip-refusal-text.ts";

/** The button that opens the tips, and the dialog in which the player chooses and confirms an amount. */
export function TipButton({ table, offer }: { table: LiveSeat; offer: TipOffer }) {
  const { t, language, session, toMinor, money, announce } = useGame();
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
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
    if (refused !== null) {
      const { currency } = session;
      return setFault(tipRefusalText(refused, t, { language, currency }));
    }
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
          {fault === null ? null : <p role="alert">{fault}</p>}
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
