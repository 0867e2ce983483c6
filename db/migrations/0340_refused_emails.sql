-- Emails that the mail server refused for good: only the domain and the answer, so that an admin notices a domain that
-- refuses the bazaar.

create table refused_emails (
  id bigint generated always as identity primary key,
  domain text not null,
  answer text not null,
  refused_at timestamptz not null
);
create index refused_emails_by_time on refused_emails (refused_at);
