import { getAccountClosing } from "@parlour/contracts/calls/protection/account-closing/get-account-closing";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { ClosingPage } from "../closing/closing-page.tsx";
import type { Route } from "./+types/account-close";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    words: loadWords(context, "closing"),
    closing: await context.get(pageContext).call(getAccountClosing),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/close",
    title: "player.closeAccount",
    description: "player.closeAccount",
    hidden: true,
  });
}

export default function AccountClosePage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <ClosingPage closing={loaderData.closing} />
    </WithWords>
  );
}
