-- Winnings of free spins are cash, or are set aside for the bonus that granted the spins. Bonus money without a bonus
-- could never be wagered, so it would never become the player's.
update seamless.spins set credit = 'cash' where credit = 'bonus';
alter table seamless.spins drop constraint spins_credit_check;
alter table seamless.spins add constraint spins_credit_check check (credit in ('cash', 'pendingBonus'));
