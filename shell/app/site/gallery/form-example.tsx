import { Button } from "@parlour/web/ui/button";
import { FormErrorSummary } from "@parlour/web/ui/form-error-summary";
import { Panel } from "@parlour/web/ui/panel";
import { PasswordField } from "@parlour/web/ui/password-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { GallerySection } from "./gallery-section.tsx";

/** A complete form: validates on blur and on submit, and focuses the first error. */
export function FormExample() {
  const form = useFormFields({
    initial: { email: "", password: "" },
    validate: {
      email: (value) =>
        /^\S+@\S+\.\S+$/.test(value) ? undefined : "Enter an address like name@example.com.",
      password: (value) => (value.length >= 8 ? undefined : "Use at least 8 characters."),
    },
    onSubmit: async ({ email }) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      if (email.startsWith("taken@"))
        form.refuse({ email: "There's already an account with this email. Log in instead." });
      else showToast({ tone: "success", title: "Sent", description: `A link is on its way to ${email}.` });
    },
  });
  return (
    <GallerySection id="form" title="A form">
      <Panel title="Join" className="max-w-xl">
        <form noValidate onSubmit={form.submit} className="grid gap-5">
          <FormErrorSummary
            title="Please check these fields"
            errors={form.summary.length > 1 ? form.summary : []}
          />
          <TextField
            {...form.field("email")}
            label="Email"
            type="email"
            autoComplete="email"
            onChange={form.typed("email")}
            hint="Enter taken@example.com to see a server error."
          />
          <PasswordField
            {...form.field("password")}
            label="Password"
            showLabel="Show password"
            hideLabel="Hide password"
            autoComplete="new-password"
            onChange={form.typed("password")}
          />
          <Button type="submit" variant="primary" size="xl" full loading={form.submitting}>
            Join
          </Button>
        </form>
      </Panel>
    </GallerySection>
  );
}
