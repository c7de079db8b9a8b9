import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { ForgotPassword } from "../login/forgot-password.tsx";
import type { Route } from "./+types/forgot-password";

export function loader({ context }: Route.LoaderArgs) {
  return loadWords(context, "identity");
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/forgot-password",
    title: "identity.forgotPassword",
    description: "identity.forgotPasswordText",
    hidden: true,
  });
}

export default function ForgotPasswordPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <ForgotPassword />
    </WithWords>
  );
}
