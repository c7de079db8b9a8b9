import { listDemoAccounts } from "@parlour/contracts/calls/site/sandbox/list-demo-accounts";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { loadMessages } from "@parlour/web/i18n/load-messages";
import { TranslationProvider } from "@parlour/web/i18n/translation-context";
import { createTranslator } from "@parlour/web/i18n/translator";
import { data } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { pageMeta } from "../../page-meta.ts";
import { loadLocations } from "../sandbox/locations.server.ts";
import { SandboxPage } from "../sandbox/sandbox-page.tsx";
import type { Route } from "./+types/sandbox";

/** The sandbox page doesn't exist in production. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (page.mode !== "sandbox") throw data(null, { status: 404 });
  const language = context.get(languageContext);
  const [accounts, outbox] = await Promise.all([page.call(listDemoAccounts), page.call(listOutbox)]);
  const places = loadLocations(request, language);
  return {
    language,
    messages: loadMessages(language, ["sandbox"]),
    accounts: accounts ?? [],
    outbox,
    places,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const t = createTranslator(loaderData.language, loaderData.messages);
  const title = t("sandbox.title");
  return pageMeta({ title, description: t("sandbox.description"), path: "/sandbox", site, hidden: true });
}

export default function Sandbox({ loaderData, matches }: Route.ComponentProps) {
  const { language, messages, accounts, outbox, places } = loaderData;
  return (
    <TranslationProvider language={language} messages={messages}>
      <SandboxPage
        accounts={accounts}
        outbox={outbox}
        canSignIn={matches[0].loaderData.canLogIn}
        places={places}
      />
    </TranslationProvider>
  );
}
