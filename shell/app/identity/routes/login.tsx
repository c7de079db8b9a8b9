import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link, useLocation } from "react-router";
import { Helplines } from "../../parts/helplines.tsx";
import { IdentityCard } from "../../parts/identity-card.tsx";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { LoginForm } from "../login/login-form.tsx";
import { useAnonymousSite } from "../login/use-anonymous-site.ts";
import type { Route } from "./+types/login";

export function loader({ context }: Route.LoaderArgs) {
  return loadWords(context, "identity");
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/login",
    title: "identity.logIn",
    description: "identity.logInText",
  });
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  useAnonymousSite();
  return (
    <WithWords words={loaderData}>
      <Login />
    </WithWords>
  );
}

function Login() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <IdentityCard
      title={t("identity.logInTitle")}
      text={t("identity.logInText")}
      aside={
        <>
          {t("identity.noAccount")}{" "}
          <Link to={`/join${search}`} className="touch-target font-semibold text-bright hover:text-ivory">
            {t("identity.join")}
          </Link>
        </>
      }
    >
      <LoginForm />
      <div className="mt-6 border-t border-line pt-4 text-sm text-mist empty:hidden">
        <Helplines />
      </div>
    </IdentityCard>
  );
}
