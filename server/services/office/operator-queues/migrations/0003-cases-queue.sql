-- The queue of player protection cases became the queue of all cases.
update queue_claims set queue = 'cases' where queue = 'harm-cases';
