-- The service harm-cases is now called cases. Its applied migrations move with it, so that they are not applied again.
update migrations set service = 'cases' where service = 'harm-cases';
