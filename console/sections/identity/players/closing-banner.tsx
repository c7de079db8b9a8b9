import { getPlayerClosing } from "@parlour/contracts/calls/protection/account-closing/get-player-closing";
import { useCall } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Moment } from "../../../parts/moment.tsx";

const states = {
  WAITING: "Open wagers are settled first.",
  PAYING: "The balance is being paid out.",
  HELD: "Money is held for the player.",
  CLOSED: "The balance is zero.",
};
const reasons = {
  NO_TARGET: "The player didn't choose a payout account. Ask for one, then propose a payout.",
  NOT_VERIFIED: "The player's identity isn't verified.",
  NOT_PAYABLE: "No payment method can pay it out, or the fee is higher than the balance.",
  PAYOUT_DECLINED: "The payout was declined.",
  DEBT: "The player owes money for a reversed deposit.",
};

export function ClosingBanner({ playerId }: { playerId: string }) {
  const { value } = useCall(getPlayerClosing, { params: { playerId } });
  const closing = value?.closing;
  if (!closing) return null;
  return (
    <Banner tone={closing.state === "HELD" ? "warning" : "info"}>
      Closed by {closing.byPlayer ? "the player" : "an operator"} <Moment at={closing.requestedAt} />.{" "}
      {states[closing.state]} {closing.heldReason ? reasons[closing.heldReason] : null}
    </Banner>
  );
}
