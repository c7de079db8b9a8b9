import { type ComponentType, lazy, Suspense } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Creates a lazy block: the server renders it with the page, and the browser keeps that HTML until the code
 * has loaded.
 */
export function lazyBlock<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Shown = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  if (import.meta.env.SSR) {
    // The module is loaded long before the first request. Otherwise React would stream the block after the
    // page.
    void load().then((loaded) => {
      Shown = loaded;
    });
  }
  return (props) => (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
