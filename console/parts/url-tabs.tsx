import { Tabs } from "@parlour/web/ui/tabs";
import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";

type UrlTabsProps = Pick<ComponentProps<typeof Tabs>, "label" | "tabs">;

/** Tabs of a page. The open tab is in the URL; opening another one removes the filters from the URL. */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.value ?? "";
  const chosen = tabs.find(({ value }) => value === params.get("tab"))?.value ?? first;
  return (
    <Tabs
      label={label}
      tabs={tabs}
      value={chosen}
      onChange={(tab) => setParams(tab === first ? {} : { tab }, { replace: true })}
    />
  );
}
