import type { LucideIcon } from "lucide-react";
import Accessibility from "lucide-react/icons/accessibility";
import Bitcoin from "lucide-react/icons/bitcoin";
import Cherry from "lucide-react/icons/cherry";
import CircleDot from "lucide-react/icons/circle-dot";
import Club from "lucide-react/icons/club";
import CreditCard from "lucide-react/icons/credit-card";
import Crown from "lucide-react/icons/crown";
import Gift from "lucide-react/icons/gift";
import Goal from "lucide-react/icons/goal";
import Hourglass from "lucide-react/icons/hourglass";
import House from "lucide-react/icons/house";
import Landmark from "lucide-react/icons/landmark";
import Languages from "lucide-react/icons/languages";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Medal from "lucide-react/icons/medal";
import Radio from "lucide-react/icons/radio";
import Scale from "lucide-react/icons/scale";
import Shield from "lucide-react/icons/shield";
import Spade from "lucide-react/icons/spade";
import Star from "lucide-react/icons/star";
import Ticket from "lucide-react/icons/ticket";
import Trophy from "lucide-react/icons/trophy";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";

/** The icons that content can refer to by name. */
const icons: Readonly<Record<string, LucideIcon>> = {
  accessibility: Accessibility,
  bitcoin: Bitcoin,
  cherry: Cherry,
  "circle-dot": CircleDot,
  club: Club,
  "credit-card": CreditCard,
  crown: Crown,
  gift: Gift,
  goal: Goal,
  hourglass: Hourglass,
  house: House,
  landmark: Landmark,
  languages: Languages,
  "life-buoy": LifeBuoy,
  medal: Medal,
  radio: Radio,
  scale: Scale,
  shield: Shield,
  spade: Spade,
  star: Star,
  ticket: Ticket,
  trophy: Trophy,
  users: Users,
  wallet: Wallet,
};

export function ContentIcon({ name, size = 20 }: { name: string | undefined; size?: number }) {
  const Icon = name ? icons[name] : undefined;
  return Icon ? <Icon size={size} aria-hidden="true" /> : null;
}
