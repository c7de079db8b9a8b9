import { listSupportTemplates } from "@parlour/contracts/calls/site/support-desk/list-support-templates";
import type { SupportTemplate } from "@parlour/contracts/entities/support-desk";
import { fillTemplate, referenceOf, type TemplateValues } from "@parlour/contracts/support-template";
import { useCall } from "@parlour/web/api/use-resource";
import { useOperator } from "../../../app/operator-context.ts";

export type FilledTemplate = { text: string; language: string };

/** The templates, filled in for one conversation. */
export type Templates = {
  list: readonly SupportTemplate[];
  /** Returns the template's text in the given language or, if there is none, in English or another language. */
  fill(template: SupportTemplate, language: string): FilledTemplate;
  findByShortcut(shortcut: string, language: string): string | undefined;
};

export function useTemplates(conversation: { id: string; visitorName: string }): Templates {
  const me = useOperator();
  const { value: list = [] } = useCall(listSupportTemplates, {});
  const values: TemplateValues = {
    name: conversation.visitorName,
    operator: me.name,
    reference: referenceOf(conversation.id),
  };
  const fill = ({ texts }: SupportTemplate, wanted: string): FilledTemplate => {
    const language =
      [wanted, "en", ...Object.keys(texts)].find((code) => texts[code] !== undefined) ?? wanted;
    return { text: fillTemplate(texts[language] ?? "", values), language };
  };
  return {
    list,
    fill,
    findByShortcut(shortcut, language) {
      const template = list.find((one) => one.shortcut === shortcut);
      return template && fill(template, language).text;
    },
  };
}
