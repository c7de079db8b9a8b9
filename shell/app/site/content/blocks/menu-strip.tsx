import { NavLink } from "react-router";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentIcon } from "../../../parts/content-icon.tsx";

/** The pages of a channel in a row that scrolls sideways if needed. */
export function MenuStrip({ title, items }: BlockOf<"custom_menu">) {
  return (
    <nav aria-label={title} className="no-scrollbar -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2">
        {items.map((item) => (
          <li key={item.href}>
            <NavLink
              to={item.href}
              end
              prefetch="intent"
              className="flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-base text-mist transition-colors hover:bg-raised hover:text-ivory aria-[current=page]:border-brass/60 aria-[current=page]:bg-raised aria-[current=page]:text-bright"
            >
              <ContentIcon name={item.icon} size={18} />
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
