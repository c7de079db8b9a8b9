-- Reports list the bonuses that rules have found.
create index case_evidence_bonuses on case_evidence (at) where type = 'BONUS';
