import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Link } from "react-router";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import type { Route } from "./+types/account-closed";

/** The page shown after an account was closed, when there is no longer a session. */
export function loader({ context }: Route.LoaderArgs) {
  return loadWords(context, "closing");
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData, matches[0].loaderData, {
    path: "/account-closed",
    title: "closing.doneTitle",
    description: "closing.doneTitle",
    hidden: true,
  });
}

export default function AccountClosedPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData}>
      <AccountClosed />
    </WithWords>
  );
}

function AccountClosed() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 px-4 py-10">
      <h1 className="text-3xl md:text-4xl">{t("closing.doneTitle")}</h1>
      <Panel>
        <div className="grid gap-4">
          <p>{t("closing.doneText")}</p>
          <p className="text-mist">{t("closing.doneClaim")}</p>
          <p className="flex flex-wrap gap-3">
            <Link to="/" className={buttonClass({ variant: "primary" })}>
              {t("closing.home")}
            </Link>
            <Link to="/contact-us" className={buttonClass()}>
              {t("closing.contact")}
            </Link>
          </p>
        </div>
      </Panel>
    </div>
  );
}
