-- A home is found by its exact name, and what a person types or pastes is cleaned before it is compared: one kind of space and hyphen, and
-- letters composed. Names from before are cleaned alike, else nobody could find these homes any more.
update homes
   set name = cleaned.name
  from (select id,
               normalize(translate(btrim(translate(name,
                 U&'\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\202F\205F\3000',
                 '                ')), U&'\2010\2011\FE63\FF0D', '----'), nfc) as name
          from homes) as cleaned
 where cleaned.id = homes.id and cleaned.name <> homes.name and char_length(cleaned.name) between 1 and 60;
