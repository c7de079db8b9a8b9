import type { Kit } from "@parlour/server/kit/kit";
import type { Jurisdictions } from "@parlour/server/kit/ports/jurisdictions";
import type { OutgoingPayments } from "@parlour/server/kit/ports/outgoing-payments";
import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { Admission } from "@parlour/wagering/admission";

export type TipParts = {
  kit: Kit;
  /** The checks that every stake has to pass. */
  admission: Admission;
  outgoing: OutgoingPayments;
  jurisdictions: Jurisdictions;
  players: Players;
  chat: Pick<TableChat, "showTip">;
  gameIdOf(slug: string): string;
};
