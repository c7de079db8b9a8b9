import { readable } from "./readable.ts";

type DifferenceProps = {
  before: unknown;
  after: unknown;
  /** Labels by field name; a field without a label is shown by its name. */
  labels?: Readonly<Record<string, string>>;
};

/** The changed fields with their old and new values. */
export function Difference({ before, after, labels = {} }: DifferenceProps) {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => textOf(old[name]) !== textOf(fresh[name]),
  );
  if (names.length === 0) return null;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">What changed</caption>
      <thead>
        <tr className="border-b border-line text-left text-mist">
          <th scope="col" className="py-2 pr-3 font-medium">
            Field
          </th>
          <th scope="col" className="px-3 py-2 font-medium">
            Before
          </th>
          <th scope="col" className="py-2 pl-3 font-medium">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name} className="border-b border-line/70 align-top last:border-0">
            <th scope="row" className="py-2 pr-3 text-left font-medium">
              {labels[name] ?? readable(name)}
            </th>
            <td className="px-3 py-2 break-all text-alarm">{textOf(old[name])}</td>
            <td className="py-2 pl-3 break-all text-gain">{textOf(fresh[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : { value };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "on" : "off";
  return typeof value === "string" ? value : JSON.stringify(value);
}
