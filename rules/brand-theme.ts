import { contrastRatio } from "./contrast.ts";

type Colours = {
  background: string;
  surface: string;
  raised: string;
  line: string;
  text: string;
  mutedText: string;
  accent: string;
  accentText: string;
  onAccent: string;
};
export type Theme = { colours: Colours | null; titleFont: string; textFont: string };

/** The site's default colours, which a new brand starts from. */
export const designedColours: Colours = {
  background: "#0b0e14",
  surface: "#141a24",
  raised: "#1c2431",
  line: "#2a3444",
  text: "#f3eee3",
  mutedText: "#a9b4c2",
  accent: "#d9b26a",
  accentText: "#f2d391",
  onAccent: "#231a08",
};

/** The colours of gains, warnings and hints, which are the same for every brand. */
const signals = ["#6fce9f", "#f598a5", "#9cc4f0"];
const textRatio = 4.5;
const shapeRatio = 3;

/** Returns the names of the colours that do not contrast enough with their background (WCAG 2.2, level AA). */
export function faultsOfColours(colours: Colours): (keyof Colours)[] {
  const { background, surface, raised, accent, onAccent } = colours;
  const behind = [background, surface, raised];
  const isReadable = (colour: string) => behind.every((one) => contrastRatio(colour, one) >= textRatio);
  const faults: (keyof Colours)[] = [];
  // The colours of gains, warnings and hints are fixed, so the backgrounds have to be dark enough for them.
  for (const name of ["background", "surface", "raised"] as const) {
    if (signals.some((signal) => contrastRatio(signal, colours[name]) < textRatio)) faults.push(name);
  }
  for (const name of ["text", "mutedText", "accentText"] as const) {
    if (!isReadable(colours[name])) faults.push(name);
  }
  if (behind.some((one) => contrastRatio(accent, one) < shapeRatio)) faults.push("accent");
  if (contrastRatio(onAccent, accent) < textRatio) faults.push("onAccent");
  return faults;
}

const fonts: Record<string, string> = {
  fraunces: '"Fraunces", "Fraunces fallback", Georgia, "Songti SC", "Noto Serif SC", serif',
  inter: '"Inter", "Inter fallback", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif',
  serif: 'Georgia, "Times New Roman", "Songti SC", "Noto Serif SC", serif',
  sans: 'system-ui, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif',
};

/**
 * Returns the version in the URLs of a brand's own files. It includes the brand's id, because a preview shows several
 * brands at one host and browsers cache these files.
 */
export function filesVersion({ id, version }: { id: string; version: number }): string {
  return `${id}-${version}`;
}

/** Whether the brand differs from the site's default colours and fonts. */
export function hasOwnTheme({ colours, titleFont, textFont }: Theme): boolean {
  return colours !== null || titleFont !== "fraunces" || textFont !== "inter";
}

/** Returns the style sheet that gives the site the brand's colours and fonts. */
export function formatTheme({ colours, titleFont, textFont }: Theme): string {
  const { title, text } = formatFonts({ titleFont, textFont });
  const values = { ...(colours && tokensOf(colours)), "font-display": title, "font-sans": text };
  const lines = Object.entries(values).map(([name, value]) => `  --${name}: ${value};`);
  // Embedded apps set the same properties on their host element, so the selector also matches that element, and takes
  // precedence there.
  return `:root,\n[data-embedded] {\n${lines.join("\n")}\n}\n`;
}

/** Returns the CSS font families for a brand's titles and texts. */
export function formatFonts({ titleFont, textFont }: Omit<Theme, "colours">): {
  title: string;
  text: string;
} {
  return { title: fonts[titleFont]!, text: fonts[textFont]! };
}

function tokensOf(colours: Colours): Record<string, string> {
  const { background, surface, raised, line, text, mutedText, accent, accentText, onAccent } = colours;
  return {
    "color-ink": background,
    "color-velvet": surface,
    "color-raised": raised,
    "color-lifted": `color-mix(in oklab, ${raised} 92%, ${text})`,
    "color-line": line,
    "color-field": `color-mix(in oklab, ${line} 65%, ${mutedText})`,
    "color-edge": `color-mix(in oklab, ${line} 25%, ${mutedText})`,
    "color-ivory": text,
    "color-mist": mutedText,
    "color-brass": accent,
    "color-bright": accentText,
    "color-on-brass": onAccent,
    "color-shade": background,
    "color-glow": raised,
  };
}
