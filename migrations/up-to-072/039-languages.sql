-- A person's language is one that there are words for (src/domain/languages.ts).
update users set locale = 'en' where locale not in ('en', 'ms', 'zh');
alter table users add constraint users_locale_check check (locale in ('en', 'ms', 'zh'));
