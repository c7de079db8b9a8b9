import { FanArt } from "@parlour/web/ui/fan-art";
import { FanDivider } from "@parlour/web/ui/fan-divider";
import { Wordmark } from "@parlour/web/ui/wordmark";
import { GallerySection, Specimen } from "./gallery-section.tsx";

const colours = [
  { name: "ink", use: "page", className: "bg-ink" },
  { name: "velvet", use: "surface", className: "bg-velvet" },
  { name: "raised", use: "raised", className: "bg-raised" },
  { name: "lifted", use: "hover on raised", className: "bg-lifted" },
  { name: "line", use: "hairlines", className: "bg-line" },
  { name: "field", use: "borders of fields", className: "bg-field" },
  { name: "edge", use: "borders of small controls", className: "bg-edge" },
  { name: "ivory", use: "text", className: "bg-ivory" },
  { name: "mist", use: "secondary text", className: "bg-mist" },
  { name: "brass", use: "accent", className: "bg-brass" },
  { name: "bright", use: "accent text, focus", className: "bg-bright" },
  { name: "felt", use: "play, success", className: "bg-felt" },
  { name: "gain", use: "money coming in", className: "bg-gain" },
  { name: "oxblood", use: "danger, live", className: "bg-oxblood" },
  { name: "alarm", use: "error text", className: "bg-alarm" },
  { name: "sky", use: "information", className: "bg-sky" },
];

const typeScale = [
  { name: "6xl display", className: "font-display text-6xl", text: "The wheel turns" },
  { name: "4xl display", className: "font-display text-4xl", text: "Deposit" },
  { name: "2xl display", className: "font-display text-2xl", text: "Most played" },
  { name: "lg semibold", className: "text-lg font-semibold", text: "12 spins on Dice" },
  { name: "base", className: "text-base", text: "European rules, a single zero, RTP 97.30%." },
  { name: "sm mist", className: "text-sm text-mist", text: "Slots · RTP 96.20%" },
  { name: "overline", className: "overline-label", text: "Our signature game" },
  { name: "tabular figures", className: "font-semibold", text: "$1,111.11 · $8,888.88" },
];

export function Foundations() {
  return (
    <GallerySection id="foundations" title="Foundations">
      <Specimen title="Wordmark, divider and fan" layout="columns">
        <Wordmark />
        <FanDivider className="self-center" />
        <FanArt className="h-24 w-auto" />
      </Specimen>
      <Specimen title="Colour">
        <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-8">
          {colours.map((colour) => (
            <li key={colour.name}>
              <span className={`block h-14 rounded-control border border-line ${colour.className}`} />
              <span className="mt-1.5 block font-semibold">{colour.name}</span>
              <span className="block text-xs text-mist">{colour.use}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" layout="stack">
        {typeScale.map((step) => (
          <div key={step.name} className="grid items-baseline gap-x-6 md:grid-cols-[9rem_1fr]">
            <span className="text-xs text-mist">{step.name}</span>
            <span className={step.className}>{step.text}</span>
          </div>
        ))}
      </Specimen>
    </GallerySection>
  );
}
