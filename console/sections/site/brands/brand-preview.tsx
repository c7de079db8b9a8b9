import { designedColours, formatFonts } from "@parlour/rules/brand-theme";
import { BrandMark } from "@parlour/web/ui/brand-logo";
import { pictureAddress } from "../content/picture-address.ts";
import type { BrandDraft } from "./brand-draft.ts";

/** Shows how the brand's name, colours and fonts look together. */
export function BrandPreview({ draft }: { draft: BrandDraft }) {
  const colours = draft.colours ?? designedColours;
  const fonts = formatFonts(draft);
  const picture = pictureAddress(draft.heroPicture);
  return (
    <section
      aria-label="Preview"
      className="overflow-hidden rounded-panel border"
      style={{ background: colours.background, borderColor: colours.line, color: colours.text }}
    >
      <header
        className="flex items-center gap-2.5 border-b px-5 py-4"
        style={{ borderColor: colours.line, color: colours.accentText }}
      >
        <span style={{ color: colours.accent }}>
          <BrandMark mark={draft.mark} className="h-4 w-[26px]" />
        </span>
        <span className="text-xl" style={{ fontFamily: fonts.title }}>
          {draft.name || "Name"}
        </span>
      </header>
      {picture ? <img src={picture} alt="" className="aspect-[12/5] w-full object-cover" /> : null}
      <div className="grid gap-3 p-5" style={{ fontFamily: fonts.text }}>
        <p className="text-2xl" style={{ fontFamily: fonts.title }}>
          A quiet evening
        </p>
        <p style={{ color: colours.mutedText }}>Secondary text, such as a hint.</p>
        <p>
          <span
            className="inline-block rounded-control px-4 py-2.5 font-semibold"
            style={{ background: colours.accent, color: colours.onAccent }}
          >
            Join
          </span>
        </p>
        <p
          className="rounded-card border p-4"
          style={{ background: colours.surface, borderColor: colours.line }}
        >
          A panel with <span style={{ color: colours.accentText }}>a link</span> and{" "}
          <span style={{ color: colours.mutedText }}>a note</span>.
        </p>
        {draft.licence ? (
          <p className="text-sm" style={{ color: colours.mutedText }}>
            {draft.licence}
          </p>
        ) : null}
      </div>
    </section>
  );
}
