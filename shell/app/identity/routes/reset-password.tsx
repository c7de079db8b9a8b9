import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { ResetPassword } from "../login/reset-password.tsx";
import type { Route } from "./+types/reset-password";

/** The target of the link in the password reset e-mail. */
export function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token");
  return { ...loadWords(context, "identity"), token };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/reset-password",
    title: "identity.resetPasswordTitle",
    description: "identity.resetPasswordText",
    hidden: true,
  });
}

export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <ResetPassword token={loaderData.token} />
    </WithWords>
  );
}
