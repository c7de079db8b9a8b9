// Renders the templates of the Helm chart well enough to check their structure, because Helm is not an npm package.
import { parse } from "yaml";

/** A line that consists only of a control structure, such as `{{- if … }}`, which Helm removes. */
const controlLine = /^[ \t]*\{\{-? *(?:if|with|range|else|end)\b[^}]*\}\}[ \t]*\n/gm;
/** A value within a line. It is replaced by a word, which is valid in all places where the chart uses one. */
const value = /\{\{[^}]*\}\}/g;

/**
 * Returns what is wrong with a template: braces that Helm would not expand, invalid YAML, or a resource without the
 * fields that every resource has. All branches of a condition are rendered.
 */
export function findChartFaults(template) {
  const rendered = template.replaceAll(controlLine, "").replaceAll(value, "rendered");
  const faults = [];
  if (/\{ +\{/.test(template)) faults.push("has braces that Helm does not expand");
  let resource;
  try {
    resource = parse(rendered);
  } catch (error) {
    return [...faults, `is not valid YAML: ${error.message.split("\n")[0]}`];
  }
  for (const [field, content] of [
    ["apiVersion", resource?.apiVersion],
    ["kind", resource?.kind],
    ["metadata.name", resource?.metadata?.name],
  ])
    if (typeof content !== "string") faults.push(`${field} is not a text`);
  for (const [label, content] of Object.entries(resource?.metadata?.labels ?? {}))
    if (typeof content !== "string") faults.push(`the label ${label} is not a text`);
  return faults;
}
