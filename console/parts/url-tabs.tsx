import { Tabs } from "@parlour/web/ui/tabs";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";

type UrlTabsProps<Value extends string> = {
  /** The name of the tab list, for screen readers. */
  label: string;
  /** The tabs that are shown. The section lists the same tabs for its pages, so that the search finds them. */
  tabs: readonly { value: Value; label: string }[];
  content: Readonly<Record<Value, ReactNode>>;
};

/** Tabs of a page. The open tab is in the URL; opening another one removes the filters from the URL. */
export function UrlTabs<Value extends string>({ label, tabs, content }: UrlTabsProps<Value>) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.value ?? "";
  const chosen = tabs.find(({ value }) => value === params.get("tab"))?.value ?? first;
  return (
    <Tabs
      label={label}
      tabs={tabs.map((tab) => ({ ...tab, content: content[tab.value] }))}
      value={chosen}
      onChange={(tab) => setParams(tab === first ? {} : { tab }, { replace: true })}
    />
  );
}
