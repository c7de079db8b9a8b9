/** Games that spins are for, by id: how they are called, where they are played and how they look. */
export type SpinGames = Readonly<Record<string, { name: string; href: string; slug: string }>>;
