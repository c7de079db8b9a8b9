import { classNames } from "@parlour/web/ui/class-names";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { useGame } from "../game-context.ts";
import { useSolidView } from "../solid/use-solid-view.ts";
import { ViewSwitch } from "../solid/view-switch.tsx";
import type { SolidTableContent } from "./solid-table-content.ts";
import "./table-view.css";

const SolidTable = lazy(async () => ({ default: (await import("./solid-table.tsx")).SolidTable }));

type TableViewProps = SolidTableContent & {
  className?: string;
  /** The flat view. In the 3D view it stays for screen readers, and its labels move to their anchors. */
  children: ReactNode;
};

/** A card table. It is flat until the player has chosen the 3D view and that view has been loaded. */
export function TableView({ className, children, ...table }: TableViewProps) {
  const { t } = useGame();
  const view = useSolidView("table");
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className={classNames("table-view", className)} data-solid={view.isSolid || undefined} ref={frame}>
      {view.isMounted ? (
        <Suspense>
          <SolidTable
            {...table}
            frame={frame}
            isAsked={view.isAsked}
            onReady={view.onReady}
            onFail={view.onFail}
          />
        </Suspense>
      ) : null}
      {children}
      <ViewSwitch view={view} label={t("games-live.solidTable")} />
    </div>
  );
}
