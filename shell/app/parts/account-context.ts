import { useOutletContext } from "react-router";
import type { Account } from "./account.server.ts";

/** The account data, for pages below `/account`. */
export function useAccount(): Account {
  return useOutletContext<Account>();
}
