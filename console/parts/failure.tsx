import { Banner } from "@parlour/web/ui/banner";
import { type ReactNode, useEffect, useRef } from "react";

type FailureProps = {
  text: string | null;
  /** A way to solve the problem, such as a button that loads the latest version. */
  action?: ReactNode;
};

/**
 * Why an action failed. The message takes the focus, so that it is scrolled into view and read out by screen
 * readers.
 */
export function Failure({ text, action }: FailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === null) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  if (text === null) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card outline-none">
      <Banner tone="danger" action={action}>
        {text}
      </Banner>
    </div>
  );
}
