-- The service harm-cases is now called cases. Its applied migrations are renamed too; otherwise they would be applied
-- again.
update migrations set service = 'cases' where service = 'harm-cases';
