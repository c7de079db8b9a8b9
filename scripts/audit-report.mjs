/**
 * Turns the JSON output of `npm audit` into lines and an exit code. An answer without a list of vulnerabilities means
 * that the registry could not be reached. That does not count as a finding, because the machine may be offline.
 */
export function summariseAudit(output) {
  const report = parse(output);
  if (typeof report?.vulnerabilities !== "object" || report.vulnerabilities === null) {
    return { lines: ["The registry did not answer, so the packages were not audited."], exitCode: 0 };
  }
  const found = Object.values(report.vulnerabilities).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  const lines = found.flatMap(({ name, severity, range, via, fixAvailable }) => {
    const fix = fixAvailable ? "an update fixes it" : "no update fixes it";
    const causes = via.map((cause) => (typeof cause === "string" ? `through ${cause}` : cause.title));
    return [`${severity}: ${name} ${range}: ${causes.join("; ")} (${fix})`];
  });
  const total = report.metadata?.dependencies?.total;
  const packages = total === undefined ? "The packages" : `${total} packages`;
  return {
    lines: [...lines, `${packages} audited, ${found.length} with known vulnerabilities`],
    exitCode: found.length > 0 ? 1 : 0,
  };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
