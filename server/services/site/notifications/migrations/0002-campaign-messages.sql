alter table notification_preferences add column sms boolean not null default false;

-- This index is used to count how many players have read the message of a campaign.
create index notifications_of_campaign on notifications ((data ->> 'campaignId')) where kind = 'CAMPAIGN_MESSAGE';
