import { loadWords } from "../../words.server.ts";
import { WithWords } from "../../words.tsx";
import { loadContact } from "../contact/contact.server.ts";
import { ContactPage } from "../contact/contact-page.tsx";
import { loadContentPage } from "../content/content.server.ts";
import { contentMeta } from "../content/page-route.ts";
import type { Route } from "./+types/contact-us";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, contact] = await Promise.all([loadContentPage(context, "/contact-us"), loadContact(context)]);
  return { words: loadWords(context, "contact"), page, contact };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData?.page, matches[0].loaderData);
}

export default function ContactUs({ loaderData: { words, page, contact } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <ContactPage page={page} contact={contact} />
    </WithWords>
  );
}
