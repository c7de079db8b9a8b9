import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { ConfirmEmail } from "../login/confirm-email.tsx";
import type { Route } from "./+types/confirm-email";

/** The target of the link in the confirmation e-mail. */
export function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token");
  return { ...loadWords(context, "identity"), token };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/confirm-email",
    title: "identity.confirmEmailTitle",
    description: "identity.confirmEmailTitle",
    hidden: true,
  });
}

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <ConfirmEmail token={loaderData.token} />
    </WithWords>
  );
}
