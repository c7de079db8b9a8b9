/** Every order of the first `length` finishers that is consistent with the dead heats. */
export function beginnings(finish: readonly (readonly number[])[], length: number): number[][] {
  const [group, ...later] = finish;
  if (length === 0 || !group) return [[]];
  return group.flatMap((first) => {
    const rest = group.filter((other) => other !== first);
    return beginnings(rest.length > 0 ? [rest, ...later] : later, length - 1).map((tail) => [first, ...tail]);
  });
}
