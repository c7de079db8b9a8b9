-- Reports add up the bonuses that were claimed in a period.
create index bonuses_by_time on bonuses (created_at);
