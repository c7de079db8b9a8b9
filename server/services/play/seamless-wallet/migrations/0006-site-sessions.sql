-- A player's game at a studio ends with the session on the site that it was opened in. Sessions of the sandbox's test
-- players, and those opened by earlier versions, have no such session.
alter table seamless.session add column site_session text;
