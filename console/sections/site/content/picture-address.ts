/** The URL of a picture; uploaded pictures have their size in their name. */
export function pictureAddress(name: string): string | undefined {
  const uploaded = /^up-[0-9a-f]{24}-(\d+)x\d+$/.exec(name);
  if (uploaded) return `/content/v5/pictures/${name}/${Math.min(480, Number(uploaded[1]))}`;
  return heroes.includes(name) ? `/art/${name}-640.webp` : undefined;
}

/** The wide pictures that come with the site. */
const heroes: readonly string[] = ["hero-roulette", "hero-sevens", "hero-tables"];
