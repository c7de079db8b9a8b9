import type { StatementTexts } from "./texts.ts";

export function verticalName({ verticals }: StatementTexts, vertical: string): string {
  return Object.hasOwn(verticals, vertical) ? verticals[vertical as keyof typeof verticals] : verticals.other;
}
