import { Popover as BasePopover } from "@base-ui/react/popover";
import X from "lucide-react/icons/x";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { floatClass, useFloatPlace } from "./float-container.tsx";
import { iconButtonClass } from "./icon-button.tsx";

type PopoverProps = {
  trigger: ReactElement;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  align?: "start" | "center" | "end";
};

/** A small panel tied to a control: explanations, details, a short form. The page stays usable behind it. */
export function Popover({ trigger, title, closeLabel, children, align = "center" }: PopoverProps) {
  const { container, positionMethod } = useFloatPlace();
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={container}>
        <BasePopover.Positioner sideOffset={8} align={align} positionMethod={positionMethod} className="z-50">
          <BasePopover.Popup className={classNames(floatClass, "w-80 p-4")}>
            <div className="-mt-2 -mr-2 flex items-center justify-between gap-3">
              <BasePopover.Title className="text-xl">{title}</BasePopover.Title>
              <BasePopover.Close aria-label={closeLabel} className={iconButtonClass({ quiet: true })}>
                <X size={20} aria-hidden="true" />
              </BasePopover.Close>
            </div>
            <div className="mt-1 text-mist">{children}</div>
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
