import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { ResetPin } from "../login/reset-pin.tsx";
import type { Route } from "./+types/reset-pin";

/** The target of the link in the PIN reset e-mail. */
export function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token");
  return { ...loadWords(context, "identity"), token };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/reset-pin",
    title: "identity.resetPinTitle",
    description: "identity.choosePinText",
    hidden: true,
  });
}

export default function ResetPinPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <ResetPin token={loaderData.token} />
    </WithWords>
  );
}
