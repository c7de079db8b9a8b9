import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import Activity from "lucide-react/icons/activity";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MessageCircle from "lucide-react/icons/message-circle";
import type { ReactNode } from "react";
import type { ContentPage } from "../../parts/block-types.ts";
import { BlockList } from "../content/block-list.tsx";
import { ContentAnchor } from "../content/content-anchor.tsx";
import { InlineText } from "../content/inline-text.tsx";
import { pageHead } from "../content/page-head.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** The contact form beside faster ways to get help; the text around it comes from the content system. */
export function ContactPage({ page, contact }: { page: ContentPage; contact: ContactFormProps }) {
  const { t } = useTranslation();
  const { title, lead, blocks } = pageHead(page);
  return (
    <>
      <header>
        <h1 className="text-4xl tracking-[-0.01em] md:text-5xl">{title}</h1>
        <p className="mt-2 max-w-2xl text-md text-mist">
          <InlineText text={lead} />
        </p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <Panel>
          <ContactForm {...contact} />
        </Panel>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <OtherWay
            icon={<MessageCircle size={20} aria-hidden="true" />}
            title={t("contact.chatTitle")}
            text={t("contact.chatText")}
          >
            <ContentAnchor href="/contact-us" openLiveChat className={buttonClass({ full: true })}>
              {t("contact.chatLink")}
            </ContentAnchor>
          </OtherWay>
          <OtherWay
            icon={<LifeBuoy size={20} aria-hidden="true" />}
            title={t("contact.helpTitle")}
            text={t("contact.helpText")}
          >
            <ContentAnchor href="/help" className={buttonClass({ full: true })}>
              {t("contact.helpLink")}
            </ContentAnchor>
          </OtherWay>
          <OtherWay
            icon={<Activity size={20} aria-hidden="true" />}
            title={t("contact.statusTitle")}
            text={t("contact.statusText")}
          >
            <ContentAnchor href="/status" className={buttonClass({ full: true })}>
              {t("contact.statusLink")}
            </ContentAnchor>
          </OtherWay>
        </div>
      </div>
      <BlockList blocks={blocks} />
    </>
  );
}

type OtherWayProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function OtherWay({ icon, title, text, children }: OtherWayProps) {
  return (
    <section className="flex flex-col gap-4 rounded-panel border border-line bg-velvet p-5">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
          {icon}
        </span>
        <div className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-0.5 text-mist">{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
