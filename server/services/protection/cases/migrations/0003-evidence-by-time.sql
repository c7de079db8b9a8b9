-- The evidence of a case is paged, newest first.
create index case_evidence_of_case on case_evidence (case_id, id);
