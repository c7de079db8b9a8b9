-- What spins win is cash, or set aside for the bonus that granted them: bonus money that belongs to no bonus is never
-- wagered and never becomes the player's.
update seamless.spins set credit = 'cash' where credit = 'bonus';
alter table seamless.spins drop constraint spins_credit_check;
alter table seamless.spins add constraint spins_credit_check check (credit in ('cash', 'pendingBonus'));
