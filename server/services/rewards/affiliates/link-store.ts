import type { Queryable, Transaction } from "../../../kit/database.ts";

export type LinkRow = {
  id: string;
  affiliate_id: string;
  token: string;
  name: string;
  campaign: string;
  landing_path: string;
  created_at: Date;
};

export type Counts = { clicks: number; joins: number; first_deposits: number };

export async function findLinkByToken(db: Queryable, token: string): Promise<LinkRow | undefined> {
  const [row] = await db.query<LinkRow>("select * from affiliate_links where token = $1", [token]);
  return row;
}

/** Adds a link. Returns undefined if the token is taken. */
export async function insertLink(
  db: Queryable,
  link: Omit<LinkRow, "created_at">,
  now: Date,
): Promise<LinkRow | undefined> {
  const [row] = await db.query<LinkRow>(
    `insert into affiliate_links (id, affiliate_id, token, name, campaign, landing_path, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (token) do nothing returning *`,
    [link.id, link.affiliate_id, link.token, link.name, link.campaign, link.landing_path, now],
  );
  return row;
}

export async function countLinks(db: Queryable, affiliateId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from affiliate_links where affiliate_id = $1",
    [affiliateId],
  );
  return row!.count;
}

const countsOfLink = `
  (select count(*)::int from affiliate_clicks click where click.link_id = link.id) as clicks,
  (select count(*)::int from affiliate_players player
   where player.link_id = link.id and player.excluded_for = '{}') as joins,
  (select count(*)::int from affiliate_players player
   where player.link_id = link.id and player.excluded_for = '{}'
     and player.first_deposit_at is not null) as first_deposits`;

export async function listLinks(db: Queryable, affiliateId: string): Promise<(LinkRow & Counts)[]> {
  return await db.query<LinkRow & Counts>(
    `select link.*, ${countsOfLink} from affiliate_links link
     where affiliate_id = $1 order by created_at desc, id`,
    [affiliateId],
  );
}

/** Records a visit; a visitor counts once a day per link. */
export async function insertClick(
  db: Queryable,
  click: { linkId: string; visitorHash: Buffer; campaign: string; landingPath: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into affiliate_clicks (link_id, day, visitor_hash, campaign, landing_path, at)
     values ($1, ($5::timestamptz at time zone 'UTC')::date, $2, $3, $4, $5)
     on conflict do nothing`,
    [click.linkId, click.visitorHash, click.campaign, click.landingPath, click.at],
  );
}

/** Counts the results of all of an affiliate's links between two instants. */
export async function countsBetween(
  db: Queryable | Transaction,
  affiliateId: string,
  { from, before }: { from: Date; before: Date },
): Promise<Counts> {
  const [row] = await db.query<Counts>(
    `select
       (select count(*)::int from affiliate_clicks click join affiliate_links link on link.id = click.link_id
        where link.affiliate_id = $1 and click.at >= $2 and click.at < $3) as clicks,
       (select count(*)::int from affiliate_players
        where affiliate_id = $1 and excluded_for = '{}' and joined_at >= $2 and joined_at < $3) as joins,
       (select count(*)::int from affiliate_players
        where affiliate_id = $1 and excluded_for = '{}'
          and first_deposit_at >= $2 and first_deposit_at < $3) as first_deposits`,
    [affiliateId, from, before],
  );
  return row!;
}
