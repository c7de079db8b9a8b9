import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { useFloatPlace } from "./float-container.tsx";

type TooltipProps = {
  /** The control that is explained. It must have its own name: a tooltip never appears on a touch screen. */
  trigger: ReactElement;
  children: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
};

export function Tooltip({ trigger, children, side = "top" }: TooltipProps) {
  const { container, positionMethod } = useFloatPlace();
  return (
    <BaseTooltip.Provider delay={350}>
      <BaseTooltip.Root>
        <BaseTooltip.Trigger render={trigger} />
        <BaseTooltip.Portal container={container}>
          <BaseTooltip.Positioner side={side} sideOffset={8} positionMethod={positionMethod} className="z-50">
            <BaseTooltip.Popup className="float-in max-w-72 rounded-chip border border-line bg-lifted px-3 py-1.5 text-sm text-ivory shadow-float">
              {children}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </BaseTooltip.Root>
    </BaseTooltip.Provider>
  );
}
