-- A deposit may be in a different currency from the commission that it earns. Until now, both were in the statement's
-- currency.
alter table affiliate_statement_lines add column basis_currency text;
update affiliate_statement_lines line set basis_currency = statement.currency
from affiliate_statements statement where statement.id = line.statement_id;
alter table affiliate_statement_lines alter column basis_currency set not null;
