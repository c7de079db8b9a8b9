/** The games that free spins are for, by id: name, link and picture. */
export type SpinGames = Readonly<Record<string, { name: string; href: string; slug: string }>>;
