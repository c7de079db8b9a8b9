import type { Section } from "./app/section.ts";
import { accessSection } from "./sections/access/section.ts";
import { deskSection } from "./sections/desk/section.ts";

/** Everything in the navigation, in its order within each group. A new part of the console adds a line. */
export const sections: readonly Section[] = [accessSection, deskSection];
