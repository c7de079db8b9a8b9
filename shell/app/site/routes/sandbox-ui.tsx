import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageContext } from "../../page-context.ts";
import { Actions } from "../gallery/actions.tsx";
import { Choices } from "../gallery/choices.tsx";
import { Display } from "../gallery/display.tsx";
import { Feedback } from "../gallery/feedback.tsx";
import { Fields } from "../gallery/fields.tsx";
import { FormExample } from "../gallery/form-example.tsx";
import { Foundations } from "../gallery/foundations.tsx";
import { GameCards } from "../gallery/game-cards.tsx";
import { Navigation } from "../gallery/navigation.tsx";
import { Overlays } from "../gallery/overlays.tsx";

export const meta: MetaFunction = () => [
  { title: "Components · Parlour" },
  { name: "robots", content: "noindex" },
];

/** The component gallery exists in the sandbox only. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(pageContext).mode !== "sandbox") throw data(null, { status: 404 });
  return { nowMs: Date.now() };
}

const sections = [
  ["foundations", "Foundations"],
  ["actions", "Actions"],
  ["fields", "Fields"],
  ["choices", "Choices"],
  ["form", "A form"],
  ["overlays", "Overlays"],
  ["navigation", "Navigation"],
  ["feedback", "Feedback"],
  ["display", "Display"],
  ["game-cards", "Game cards"],
] as const;

export default function SandboxUi() {
  const { nowMs } = useLoaderData<typeof loader>();
  return (
    <div lang="en" className="grid min-w-0 gap-12">
      <header>
        <p className="overline-label">Sandbox</p>
        <h1 className="mt-2 text-4xl">Components</h1>
        <p className="mt-2 max-w-2xl text-mist">
          Every component of the design system in every state. Try it on a phone, with the keyboard alone, and
          with text at twice its size.
        </p>
        <nav aria-label="Groups of components" className="mt-5">
          <ul className="flex flex-wrap gap-2">
            {sections.map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center rounded-chip border border-line px-3.5 text-mist hover:border-field hover:text-ivory"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Foundations />
      <Actions />
      <Fields />
      <Choices />
      <FormExample />
      <Overlays />
      <Navigation />
      <Feedback />
      <Display nowMs={nowMs} />
      <GameCards />
    </div>
  );
}
