-- People find a home by its exact name, and the server cleans typed or pasted text before it compares: one kind of space and hyphen, and
-- composed letters. Older names are cleaned the same way, or these homes could no longer be found.
update homes
   set name = cleaned.name
  from (select id,
               normalize(translate(btrim(translate(name,
                 U&'\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\202F\205F\3000',
                 '                ')), U&'\2010\2011\FE63\FF0D', '----'), nfc) as name
          from homes) as cleaned
 where cleaned.id = homes.id and cleaned.name <> homes.name and char_length(cleaned.name) between 1 and 60;
