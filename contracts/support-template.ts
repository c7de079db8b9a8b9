/** The placeholders of a template: the visitor's name, the operator's name and the number of the conversation. */
export const TEMPLATE_PLACEHOLDERS = ["name", "operator", "reference"] as const;
export type TemplateValues = Readonly<Record<(typeof TEMPLATE_PLACEHOLDERS)[number], string>>;

const placeholder = /\{([^{}]*)\}/g;

const isKnown = (name: string): name is keyof TemplateValues =>
  (TEMPLATE_PLACEHOLDERS as readonly string[]).includes(name);

/** Returns the placeholders in a text for which there is no value, as they are written in the text. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].flatMap(([whole, name = ""]) => (isKnown(name) ? [] : [whole]));
}

/** Whether every brace of a text belongs to a placeholder that has a value. */
export function isTemplateText(text: string): boolean {
  return unknownPlaceholders(text).length === 0 && !/[{}]/.test(text.replace(placeholder, ""));
}

/** Replaces the placeholders. Values are inserted as they are, even if they look like placeholders. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(placeholder, (whole, name: string) => (isKnown(name) ? values[name] : whole));
}

/** The reference that visitors can quote: the end of the conversation's id. */
export function referenceOf(conversationId: string): string {
  return conversationId.slice(-8).toUpperCase();
}
