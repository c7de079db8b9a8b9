import { type ComponentType, lazy, Suspense } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * For what a first page can do without: the server draws it at once, and a browser shows it as it came until its
 * code has followed. There is no import that the browser's build could not cut off.
 */
export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Shown = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  if (import.meta.env.SSR) {
    // Done long before the first request; were it not, the part would stream after the rest.
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
