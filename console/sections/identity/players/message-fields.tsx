import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";

export type Message = { title: string; text: string };
type MessageFieldsProps = { message: Message; onChange: (message: Message) => void };

export function MessageFields({ message, onChange }: MessageFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        value={message.title}
        maxLength={120}
        onChange={(event) => onChange({ ...message, title: event.target.value })}
      />
      <TextAreaField
        label="Text"
        value={message.text}
        maxLength={4_000}
        onChange={(event) => onChange({ ...message, text: event.target.value })}
      />
    </>
  );
}
