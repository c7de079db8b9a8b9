import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { LockAccount } from "../login/lock-account.tsx";
import type { Route } from "./+types/lock-account";

/** The target of the link in every security e-mail. */
export function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token");
  return { ...loadWords(context, "identity"), token };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/lock-account",
    title: "identity.lockTitle",
    description: "identity.lockText",
    hidden: true,
  });
}

export default function LockAccountPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <LockAccount token={loaderData.token} />
    </WithWords>
  );
}
