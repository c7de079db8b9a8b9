/** Every order of the first `length` that the dead heats allow; all are equally right. */
export function beginnings(finish: readonly (readonly number[])[], length: number): number[][] {
  const [group, ...later] = finish;
  if (length === 0 || !group) return [[]];
  return group.flatMap((first) => {
    const rest = group.filter((other) => other !== first);
    return beginnings(rest.length > 0 ? [rest, ...later] : later, length - 1).map((tail) => [first, ...tail]);
  });
}
