-- The queue of player-protection cases has become the queue of all cases.
update queue_claims set queue = 'cases' where queue = 'harm-cases';
