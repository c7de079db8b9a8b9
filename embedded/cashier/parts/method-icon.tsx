import type { MethodForm } from "@parlour/contracts/entities/payment-kind";
import type { LucideIcon } from "lucide-react";
import Bitcoin from "lucide-react/icons/bitcoin";
import CreditCard from "lucide-react/icons/credit-card";
import Landmark from "lucide-react/icons/landmark";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";

const icons: Readonly<Record<MethodForm["icon"], LucideIcon>> = {
  card: CreditCard,
  bank: Landmark,
  voucher: Ticket,
  crypto: Bitcoin,
  players: Users,
  wallet: Wallet,
};

export function MethodIcon({ name }: { name: MethodForm["icon"] }) {
  const Icon = icons[name];
  return <Icon size={20} aria-hidden="true" />;
}
