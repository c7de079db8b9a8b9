import RotateCw from "lucide-react/icons/rotate-cw";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { FanArt } from "./fan-art.tsx";

type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean;
};

/** Reports that a part of the page could not be loaded, with a button to try again. */
export function ErrorState({ title, children, retryLabel, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-10 text-center">
      <FanArt broken className="mb-5 h-24 w-auto" />
      <h3 className="text-2xl">{title}</h3>
      {children ? <div className="mt-2 max-w-md text-mist">{children}</div> : null}
      <Button
        className="mt-6"
        loading={retrying}
        onClick={onRetry}
        icon={<RotateCw size={18} aria-hidden="true" />}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
