import { useOutletContext } from "react-router";
import type { Account } from "./account.server.ts";

/** The account data that pages below `/account` share. */
export function useAccount(): Account {
  return useOutletContext<Account>();
}
