import type { OperatorRole } from "@parlour/contracts/enumerations";
import { settingGroups } from "./sections/site/configuration/known-settings.ts";
import { sections } from "./sections.ts";

/** A page or setting of the console, which the search finds without a request to the server. */
export type SearchTarget = {
  group: "Go to" | "Settings";
  title: string;
  text: string;
  path: string;
  roles?: readonly OperatorRole[];
};

/** All sections, their tabs and other pages, and the site settings. */
export const searchTargets: readonly SearchTarget[] = [
  ...sections.map(({ label, group, path, roles }) => ({
    group: "Go to" as const,
    title: label,
    text: group,
    path: `/${path}`,
    ...(roles && { roles }),
  })),
  ...sections.flatMap((section) =>
    (section.pages ?? [])
      .filter(({ label }) => label !== section.label)
      .map(({ label, rest, roles = section.roles }) => ({
        group: "Go to" as const,
        title: label,
        text: section.label,
        path: `/${section.path}${rest}`,
        ...(roles && { roles }),
      })),
  ),
  ...settingGroups.flatMap(({ title, settings }) =>
    settings.map(({ name, label, hint }) => ({
      group: "Settings" as const,
      title: label,
      text: [title, hint].filter(Boolean).join(" · "),
      path: `/configuration?setting=${encodeURIComponent(name)}`,
      roles: ["ADMIN"] as const,
    })),
  ),
];

const mostShown = 8;

/** Finds targets whose title or text contains every word of the term. Title matches come first. */
export function findTargets(
  term: string,
  mayOpen: (roles: readonly OperatorRole[] | undefined) => boolean,
): readonly SearchTarget[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const own = searchTargets.filter(({ roles }) => mayOpen(roles));
  if (words.length === 0) return own.filter(({ group }) => group === "Go to").slice(0, mostShown);
  const titled = own.filter(({ title }) => has(title));
  const others = own.filter((target) => !titled.includes(target) && has(`${target.title} ${target.text}`));
  return [...titled, ...others].slice(0, mostShown);
}
