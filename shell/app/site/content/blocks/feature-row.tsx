import { FanDivider } from "@parlour/web/ui/fan-divider";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentIcon } from "../../../parts/content-icon.tsx";

export function FeatureRow({ overline, title, text, features }: BlockOf<"feature_row">) {
  return (
    <section className="py-4 md:py-8">
      <FanDivider className="mb-8 md:mb-12" />
      <div className="mx-auto mb-8 max-w-2xl text-center md:mb-10">
        {overline ? <p className="overline-label mb-2">{overline}</p> : null}
        <h2 className="text-3xl md:text-4xl">{title}</h2>
        {text ? <p className="mt-3 text-md text-mist">{text}</p> : null}
      </div>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
        {features.map((feature) => (
          <li key={feature.title} className="flex gap-4 md:flex-col md:items-center md:text-center">
            <span className="grid size-12 shrink-0 place-items-center rounded-full border border-brass/40 text-brass">
              <ContentIcon name={feature.icon} size={22} />
            </span>
            <div>
              <h3 className="text-lg md:text-xl">{feature.title}</h3>
              <p className="mt-1 text-mist md:mx-auto md:max-w-[20rem]">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
