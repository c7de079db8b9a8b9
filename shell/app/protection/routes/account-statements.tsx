import { WithWords, wordsMeta } from "../../words.tsx";
import { loadStatement } from "../statements/statement.server.ts";
import { StatementPage } from "../statements/statement-page.tsx";
import type { Route } from "./+types/account-statements";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStatement(context, url);
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/statements",
    title: "player.statements",
    description: "player.statements",
    hidden: true,
  });
}

export default function AccountStatementsPage({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <StatementPage {...page} />
    </WithWords>
  );
}
