import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

type TabsProps = {
  /** The name of the tab list, for screen readers. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** Tabs. The arrow keys move between them and show the panel immediately. */
export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  const chosen = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value } : { value };
  return (
    <BaseTabs.Root className="min-w-0" {...chosen} onValueChange={(next) => onChange?.(String(next))}>
      <BaseTabs.List
        activateOnFocus
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] md:flex-wrap"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className="relative min-h-11 shrink-0 rounded-t-chip px-4 py-2 font-semibold text-mist transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:bg-transparent hover:text-ivory focus-visible:-outline-offset-2 data-active:text-ivory data-active:after:bg-brass data-disabled:opacity-45"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="rounded-chip pt-5">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
