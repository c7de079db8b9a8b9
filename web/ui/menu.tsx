import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { floatClass, floatItemClass, useFloatPlace } from "./float-container.tsx";

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** A destructive action, shown in the danger colour. */
  danger?: boolean;
};

type MenuProps = {
  /** The button that opens the menu, such as `<IconButton … />`. */
  trigger: ReactElement;
  /** Groups of items, separated by a line. */
  groups: readonly (readonly MenuItem[])[];
  align?: "start" | "end";
};

/** A menu of actions that opens from a button; supports arrow keys, typeahead, Home, End and Escape. */
export function Menu({ trigger, groups, align = "end" }: MenuProps) {
  const { container, positionMethod } = useFloatPlace();
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner
          sideOffset={8}
          align={align}
          positionMethod={positionMethod}
          className="z-50 outline-none"
        >
          <BaseMenu.Popup className={classNames(floatClass, "min-w-52")}>
            {groups.map((items, index) => (
              <BaseMenu.Group
                key={items[0]?.id ?? ""}
                className={index > 0 ? "mt-1.5 border-t border-line pt-1.5" : undefined}
              >
                {items.map((item) => (
                  <BaseMenu.Item
                    key={item.id}
                    disabled={item.disabled ?? false}
                    onClick={item.onSelect}
                    className={classNames(floatItemClass, item.danger && "text-alarm")}
                  >
                    {item.icon ? (
                      <span className={item.danger ? undefined : "text-mist"}>{item.icon}</span>
                    ) : null}
                    <span className="min-w-0">{item.label}</span>
                  </BaseMenu.Item>
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
