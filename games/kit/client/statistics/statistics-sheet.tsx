import { IconButton } from "@parlour/web/ui/icon-button";
import { Sheet } from "@parlour/web/ui/sheet";
import ChartColumn from "lucide-react/icons/chart-column";
import { type ReactNode, useState } from "react";
import { useGame } from "../game-context.ts";
import "./statistics.css";

export function StatisticsSheet({ children }: { children: ReactNode }) {
  const { t } = useGame();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="statistics-button"
        label={t("games.statistics")}
        icon={<ChartColumn size={19} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("games.statistics")}
        closeLabel={t("games.close")}
      >
        <div className="grid gap-6">
          {isOpen ? children : null}
          <p className="text-sm text-mist">{t("games.statisticsNote")}</p>
        </div>
      </Sheet>
    </>
  );
}
