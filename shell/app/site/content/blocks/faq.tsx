import ChevronDown from "lucide-react/icons/chevron-down";
import type { BlockOf } from "../../../parts/block-types.ts";
import { InlineText } from "../inline-text.tsx";

export function Faq({ title, questions }: BlockOf<"faq">) {
  return (
    <section className="mx-auto w-full max-w-[56rem]">
      <h2 className="mb-3.5 text-xl md:text-2xl">{title}</h2>
      <div className="overflow-hidden rounded-panel border border-line bg-velvet">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-line not-first:border-t">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-semibold hover:bg-raised">
              {question}
              <ChevronDown
                size={20}
                aria-hidden="true"
                className="shrink-0 text-mist transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[44rem] px-5 pb-5 text-mist">
              <InlineText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
