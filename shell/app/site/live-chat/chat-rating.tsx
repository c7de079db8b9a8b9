import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import Star from "lucide-react/icons/star";
import { type SubmitEvent, useState } from "react";

const scores = [1, 2, 3, 4, 5] as const;
/** The maximum length of a comment, as in the contract. */
const longestComment = 500;

type ChatRatingProps = {
  /** The rating that the visitor has given; null before that. */
  score: number | null;
  onRate: (score: number, comment: string) => void;
};

/** Asks the visitor to rate a chat that has ended: one to five stars and, if they like, a comment. */
export function ChatRating({ score, onRate }: ChatRatingProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<number | null>(null);
  const [comment, setComment] = useState("");
  if (score !== null) {
    return (
      <p role="status" className="text-center text-mist">
        {t("chat.rated", { score })}
      </p>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen !== null) onRate(chosen, comment);
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <fieldset>
        <legend className="mb-1 w-full text-center font-semibold">{t("chat.rate")}</legend>
        <div className="flex justify-center">
          {scores.map((one) => (
            <label
              key={one}
              className="grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="rating"
                value={one}
                checked={chosen === one}
                onChange={() => setChosen(one)}
                className="sr-only"
              />
              <span className="sr-only">{t("chat.rateStars", { count: one })}</span>
              <Star
                size={28}
                aria-hidden="true"
                className={chosen !== null && one <= chosen ? "fill-brass text-brass" : "text-mist"}
              />
            </label>
          ))}
        </div>
      </fieldset>
      {chosen === null ? null : (
        <>
          <TextField
            label={t("chat.rateComment")}
            hint={t("chat.optional")}
            maxLength={longestComment}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit" variant="primary">
            {t("chat.rateSend")}
          </Button>
        </>
      )}
    </form>
  );
}
