import type { BonusType } from "@parlour/contracts/bonuses";
import type { LucideIcon } from "lucide-react";
import Banknote from "lucide-react/icons/banknote";
import Gift from "lucide-react/icons/gift";
import Percent from "lucide-react/icons/percent";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Sparkles from "lucide-react/icons/sparkles";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users";

const icons: Readonly<Record<BonusType, LucideIcon>> = {
  DEPOSIT_MATCH: Percent,
  FREE_BET: Gift,
  CASH: Banknote,
  CASHBACK: RotateCcw,
  SPINS: Sparkles,
  POINTS: Star,
  REFERRAL: Users,
};

export function BonusIcon({ type }: { type: BonusType }) {
  const Icon = icons[type];
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
      <Icon size={22} aria-hidden="true" />
    </span>
  );
}
