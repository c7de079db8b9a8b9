import type { SearchHit } from "@parlour/contracts/entities/search-hit";
import type { SignedInOperator } from "./operator-api.ts";
import { maySee } from "./operator-context.ts";

const groups: Record<SearchHit["kind"], string> = {
  PLAYER: "Player",
  DEPOSIT: "Deposit",
  WITHDRAWAL: "Withdrawal",
  TRANSFER: "Transfer",
  ROUND: "Round",
  SPORTS_BET: "Sports bet",
  RACING_BET: "Racing bet",
  PAGE: "Page",
};

export function groupOf({ kind }: Pick<SearchHit, "kind">): string {
  return groups[kind];
}

/** Returns the path of a page that shows the search hit and that the operator's roles give access to. */
export function pathOf(hit: SearchHit, me: Pick<SignedInOperator, "viewRoles">): string {
  const id = encodeURIComponent(hit.id);
  const player = `/players/${encodeURIComponent(hit.playerId ?? "")}`;
  const subject = encodeURIComponent(hit.subjectId ?? "");
  const isTrader = maySee(me, ["TRADER"]);
  switch (hit.kind) {
    case "PLAYER":
      return player;
    case "WITHDRAWAL":
      return maySee(me, ["PAYMENTS"])
        ? `/withdrawals?term=${id}&status=ALL`
        : `${player}/payments?payment=${id}`;
    case "DEPOSIT":
    case "TRANSFER":
      return `${player}/payments?payment=${id}`;
    case "ROUND":
      return `${player}/rounds?round=${id}`;
    case "SPORTS_BET":
      return isTrader ? `/trading/${subject}` : `${player}/ledger`;
    case "RACING_BET":
      return isTrader ? `/racing/${subject}` : `${player}/ledger`;
    case "PAGE":
      return `/content?${new URLSearchParams({ kind: "page", key: hit.id })}`;
  }
}
