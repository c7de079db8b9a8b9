import type { ReactNode } from "react";

type PageHeaderProps = { title: string; children?: ReactNode; actions?: ReactNode };

export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <title>{`${title} · Parlour console`}</title>
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {children ? <p className="mt-1.5 max-w-2xl text-mist">{children}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
