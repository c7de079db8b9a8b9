import type { MessageKey } from "@parlour/web/i18n/messages";
import type { LucideIcon } from "lucide-react";
import Bitcoin from "lucide-react/icons/bitcoin";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";

type GroupLook = { name: MessageKey; note: MessageKey; icon: LucideIcon };

const looks: Readonly<Record<string, GroupLook>> = {
  CARD: { name: "cashier.groupCard", note: "cashier.instant", icon: CreditCard },
  BANK: { name: "cashier.groupBank", note: "cashier.oneToTwoDays", icon: Landmark },
  VOUCHER: { name: "cashier.groupVoucher", note: "cashier.instant", icon: Ticket },
  CRYPTO: { name: "cashier.groupCrypto", note: "cashier.tenMinutes", icon: Bitcoin },
  CBT: { name: "cashier.groupBank", note: "cashier.oneToTwoDays", icon: Landmark },
  TTP: { name: "cashier.groupTransfer", note: "cashier.instant", icon: Users },
};

/** Returns a group's name and icon. A group that an operator added later is shown by its own name. */
export function lookOf(group: string): GroupLook | { name: null; note: null; icon: LucideIcon } {
  return looks[group] ?? { name: null, note: null, icon: Wallet };
}
