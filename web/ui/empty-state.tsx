import type { ReactNode } from "react";
import { FanArt } from "./fan-art.tsx";

type EmptyStateProps = {
  title: ReactNode;
  /** Explains what the empty area would show, or how to fill it. */
  children?: ReactNode;
  action?: ReactNode;
  /** An illustration that replaces the default one. */
  art?: ReactNode;
};

export function EmptyState({ title, children, action, art }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      {art ?? <FanArt className="mb-5 h-24 w-auto" />}
      <h3 className="text-2xl">{title}</h3>
      {children ? <div className="mt-2 max-w-md text-mist">{children}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
