-- A time zone is stored by one name, the one that Node.js calls canonical. Until now every spelling and older name was stored as it came.
-- In the list below each entry is the name that is stored from now on, then its older names. An abbreviation such as CST becomes the zone
-- that its home has used to count days so far. An unknown name becomes UTC, as for a browser that sends no zone.
with names as (
  select lower(name) as name, (regexp_match(entry, '\S+'))[1] as zone
    from regexp_split_to_table('
      Africa/Abidjan, Africa/Accra, Africa/Addis_Ababa, Africa/Algiers, Africa/Asmera Africa/Asmara, Africa/Bamako
      Africa/Timbuktu, Africa/Bangui, Africa/Banjul, Africa/Bissau, Africa/Blantyre, Africa/Brazzaville, Africa/Bujumbura,
      Africa/Cairo ART Egypt, Africa/Casablanca, Africa/Ceuta, Africa/Conakry, Africa/Dakar, Africa/Dar_es_Salaam,
      Africa/Djibouti, Africa/Douala, Africa/El_Aaiun, Africa/Freetown, Africa/Gaborone, Africa/Harare, Africa/Johannesburg,
      Africa/Juba, Africa/Kampala, Africa/Khartoum, Africa/Kigali, Africa/Kinshasa, Africa/Lagos, Africa/Libreville,
      Africa/Lome, Africa/Luanda, Africa/Lubumbashi, Africa/Lusaka, Africa/Malabo, Africa/Maputo CAT, Africa/Maseru,
      Africa/Mbabane, Africa/Mogadishu, Africa/Monrovia, Africa/Nairobi EAT, Africa/Ndjamena, Africa/Niamey,
      Africa/Nouakchott, Africa/Ouagadougou, Africa/Porto-Novo, Africa/Sao_Tome, Africa/Tripoli Libya, Africa/Tunis,
      Africa/Windhoek, America/Adak America/Atka US/Aleutian, America/Anchorage AST SystemV/YST9YDT US/Alaska,
      America/Anguilla, America/Antigua, America/Araguaina, America/Argentina/La_Rioja, America/Argentina/Rio_Gallegos,
      America/Argentina/Salta, America/Argentina/San_Juan, America/Argentina/San_Luis, America/Argentina/Tucuman,
      America/Argentina/Ushuaia, America/Aruba, America/Asuncion, America/Bahia, America/Bahia_Banderas, America/Barbados,
      America/Belem, America/Belize, America/Blanc-Sablon, America/Boa_Vista, America/Bogota, America/Boise,
      America/Buenos_Aires AGT America/Argentina/Buenos_Aires, America/Cambridge_Bay, America/Campo_Grande, America/Cancun,
      America/Caracas, America/Catamarca America/Argentina/Catamarca America/Argentina/ComodRivadavia, America/Cayenne,
      America/Cayman, America/Chicago CST CST6CDT SystemV/CST6CDT US/Central, America/Chihuahua, America/Ciudad_Juarez,
      America/Coral_Harbour America/Atikokan, America/Cordoba America/Argentina/Cordoba America/Rosario, America/Costa_Rica,
      America/Coyhaique, America/Creston, America/Cuiaba, America/Curacao, America/Danmarkshavn, America/Dawson,
      America/Dawson_Creek, America/Denver America/Shiprock MST7MDT Navajo SystemV/MST7MDT US/Mountain, America/Detroit
      US/Michigan, America/Dominica, America/Edmonton America/Yellowknife Canada/Mountain, America/Eirunepe,
      America/El_Salvador, America/Fort_Nelson, America/Fortaleza, America/Glace_Bay, America/Godthab America/Nuuk,
      America/Goose_Bay, America/Grand_Turk, America/Grenada, America/Guadeloupe, America/Guatemala, America/Guayaquil,
      America/Guyana, America/Halifax Canada/Atlantic SystemV/AST4ADT, America/Havana Cuba, America/Hermosillo,
      America/Indiana/Knox America/Knox_IN US/Indiana-Starke, America/Indiana/Marengo, America/Indiana/Petersburg,
      America/Indiana/Tell_City, America/Indiana/Vevay, America/Indiana/Vincennes, America/Indiana/Winamac,
      America/Indianapolis America/Fort_Wayne America/Indiana/Indianapolis IET US/East-Indiana, America/Inuvik,
      America/Iqaluit America/Pangnirtung, America/Jamaica Jamaica, America/Jujuy America/Argentina/Jujuy, America/Juneau,
      America/Kentucky/Monticello, America/Kralendijk, America/La_Paz, America/Lima, America/Los_Angeles PST PST8PDT
      SystemV/PST8PDT US/Pacific US/Pacific-New, America/Louisville America/Kentucky/Louisville, America/Lower_Princes,
      America/Maceio, America/Managua, America/Manaus Brazil/West, America/Marigot, America/Martinique, America/Matamoros,
      America/Mazatlan Mexico/BajaSur, America/Mendoza America/Argentina/Mendoza, America/Menominee, America/Merida,
      America/Metlakatla, America/Mexico_City Mexico/General, America/Miquelon, America/Moncton, America/Monterrey,
      America/Montevideo, America/Montserrat, America/Nassau, America/New_York EST5EDT SystemV/EST5EDT US/Eastern,
      America/Nome, America/Noronha Brazil/DeNoronha, America/North_Dakota/Beulah, America/North_Dakota/Center,
      America/North_Dakota/New_Salem, America/Ojinaga, America/Panama EST, America/Paramaribo, America/Phoenix MST PNT
      US/Arizona, America/Port-au-Prince, America/Port_of_Spain, America/Porto_Velho, America/Puerto_Rico PRT,
      America/Punta_Arenas, America/Rankin_Inlet, America/Recife, America/Regina Canada/East-Saskatchewan
      Canada/Saskatchewan, America/Resolute, America/Rio_Branco America/Porto_Acre Brazil/Acre, America/Santarem,
      America/Santiago Chile/Continental, America/Santo_Domingo, America/Sao_Paulo BET Brazil/East, America/Scoresbysund,
      America/Sitka, America/St_Barthelemy, America/St_Johns CNT Canada/Newfoundland, America/St_Kitts, America/St_Lucia,
      America/St_Thomas America/Virgin, America/St_Vincent, America/Swift_Current, America/Tegucigalpa, America/Thule,
      America/Tijuana America/Ensenada America/Santa_Isabel Mexico/BajaNorte, America/Toronto America/Montreal
      America/Nipigon America/Thunder_Bay Canada/Eastern, America/Tortola, America/Vancouver Canada/Pacific,
      America/Whitehorse Canada/Yukon, America/Winnipeg America/Rainy_River Canada/Central, America/Yakutat,
      Antarctica/Casey, Antarctica/Davis, Antarctica/DumontDUrville, Antarctica/Macquarie, Antarctica/Mawson,
      Antarctica/McMurdo Antarctica/South_Pole, Antarctica/Palmer, Antarctica/Rothera, Antarctica/Syowa, Antarctica/Troll,
      Antarctica/Vostok, Arctic/Longyearbyen Atlantic/Jan_Mayen, Asia/Aden, Asia/Almaty, Asia/Amman, Asia/Anadyr,
      Asia/Aqtau, Asia/Aqtobe, Asia/Ashgabat Asia/Ashkhabad, Asia/Atyrau, Asia/Baghdad, Asia/Bahrain, Asia/Baku,
      Asia/Bangkok, Asia/Barnaul, Asia/Beirut, Asia/Bishkek, Asia/Brunei, Asia/Calcutta Asia/Kolkata IST, Asia/Chita,
      Asia/Colombo, Asia/Damascus, Asia/Dhaka Asia/Dacca BST, Asia/Dili, Asia/Dubai, Asia/Dushanbe, Asia/Famagusta,
      Asia/Gaza, Asia/Hebron, Asia/Hong_Kong Hongkong, Asia/Hovd, Asia/Irkutsk, Asia/Jakarta, Asia/Jayapura, Asia/Jerusalem
      Asia/Tel_Aviv Israel, Asia/Kabul, Asia/Kamchatka, Asia/Karachi PLT, Asia/Katmandu Asia/Kathmandu, Asia/Khandyga,
      Asia/Krasnoyarsk, Asia/Kuala_Lumpur, Asia/Kuching, Asia/Kuwait, Asia/Macau Asia/Macao, Asia/Magadan, Asia/Makassar
      Asia/Ujung_Pandang, Asia/Manila, Asia/Muscat, Asia/Nicosia Europe/Nicosia, Asia/Novokuznetsk, Asia/Novosibirsk,
      Asia/Omsk, Asia/Oral, Asia/Phnom_Penh, Asia/Pontianak, Asia/Pyongyang, Asia/Qatar, Asia/Qostanay, Asia/Qyzylorda,
      Asia/Rangoon Asia/Yangon, Asia/Riyadh, Asia/Saigon Asia/Ho_Chi_Minh VST, Asia/Sakhalin, Asia/Samarkand, Asia/Seoul
      ROK, Asia/Shanghai Asia/Chongqing Asia/Chungking Asia/Harbin CTT PRC, Asia/Singapore Singapore, Asia/Srednekolymsk,
      Asia/Taipei ROC, Asia/Tashkent, Asia/Tbilisi, Asia/Tehran Iran, Asia/Thimphu Asia/Thimbu, Asia/Tokyo JST Japan,
      Asia/Tomsk, Asia/Ulaanbaatar Asia/Choibalsan Asia/Ulan_Bator, Asia/Urumqi Asia/Kashgar, Asia/Ust-Nera, Asia/Vientiane,
      Asia/Vladivostok, Asia/Yakutsk, Asia/Yekaterinburg, Asia/Yerevan NET, Atlantic/Azores, Atlantic/Bermuda,
      Atlantic/Canary, Atlantic/Cape_Verde, Atlantic/Faeroe Atlantic/Faroe, Atlantic/Madeira, Atlantic/Reykjavik Iceland,
      Atlantic/South_Georgia, Atlantic/St_Helena, Atlantic/Stanley, Australia/Adelaide Australia/South, Australia/Brisbane
      Australia/Queensland, Australia/Broken_Hill Australia/Yancowinna, Australia/Darwin ACT Australia/North,
      Australia/Eucla, Australia/Hobart Australia/Currie Australia/Tasmania, Australia/Lindeman, Australia/Lord_Howe
      Australia/LHI, Australia/Melbourne Australia/Victoria, Australia/Perth Australia/West, Australia/Sydney AET
      Australia/ACT Australia/Canberra Australia/NSW, Etc/GMT+1, Etc/GMT+10 SystemV/HST10, Etc/GMT+11, Etc/GMT+12,
      Etc/GMT+2, Etc/GMT+3, Etc/GMT+4 SystemV/AST4, Etc/GMT+5 SystemV/EST5, Etc/GMT+6 SystemV/CST6, Etc/GMT+7 SystemV/MST7,
      Etc/GMT+8 SystemV/PST8, Etc/GMT+9 SystemV/YST9, Etc/GMT-1, Etc/GMT-10, Etc/GMT-11, Etc/GMT-12, Etc/GMT-13, Etc/GMT-14,
      Etc/GMT-2, Etc/GMT-3, Etc/GMT-4, Etc/GMT-5, Etc/GMT-6, Etc/GMT-7, Etc/GMT-8, Etc/GMT-9, Europe/Amsterdam,
      Europe/Andorra, Europe/Astrakhan, Europe/Athens EET, Europe/Belgrade, Europe/Berlin, Europe/Bratislava,
      Europe/Brussels CET MET, Europe/Bucharest, Europe/Budapest, Europe/Busingen, Europe/Chisinau Europe/Tiraspol,
      Europe/Copenhagen, Europe/Dublin Eire, Europe/Gibraltar, Europe/Guernsey, Europe/Helsinki, Europe/Isle_of_Man,
      Europe/Istanbul Asia/Istanbul Turkey, Europe/Jersey, Europe/Kaliningrad, Europe/Kiev Europe/Kyiv Europe/Uzhgorod
      Europe/Zaporozhye, Europe/Kirov, Europe/Lisbon Portugal WET, Europe/Ljubljana, Europe/London Europe/Belfast GB
      GB-Eire, Europe/Luxembourg, Europe/Madrid, Europe/Malta, Europe/Mariehamn, Europe/Minsk, Europe/Monaco, Europe/Moscow
      W-SU, Europe/Oslo, Europe/Paris ECT, Europe/Podgorica, Europe/Prague, Europe/Riga, Europe/Rome, Europe/Samara,
      Europe/San_Marino, Europe/Sarajevo, Europe/Saratov, Europe/Simferopol, Europe/Skopje, Europe/Sofia, Europe/Stockholm,
      Europe/Tallinn, Europe/Tirane, Europe/Ulyanovsk, Europe/Vaduz, Europe/Vatican, Europe/Vienna, Europe/Vilnius,
      Europe/Volgograd, Europe/Warsaw Poland, Europe/Zagreb, Europe/Zurich, Indian/Antananarivo, Indian/Chagos,
      Indian/Christmas, Indian/Cocos, Indian/Comoro, Indian/Kerguelen, Indian/Mahe, Indian/Maldives, Indian/Mauritius,
      Indian/Mayotte, Indian/Reunion, Pacific/Apia MIT, Pacific/Auckland NST NZ, Pacific/Bougainville, Pacific/Chatham
      NZ-CHAT, Pacific/Easter Chile/EasterIsland, Pacific/Efate, Pacific/Enderbury Pacific/Kanton, Pacific/Fakaofo,
      Pacific/Fiji, Pacific/Funafuti, Pacific/Galapagos, Pacific/Gambier, Pacific/Guadalcanal SST, Pacific/Guam,
      Pacific/Honolulu HST Pacific/Johnston US/Hawaii, Pacific/Kiritimati, Pacific/Kosrae, Pacific/Kwajalein Kwajalein,
      Pacific/Majuro, Pacific/Marquesas, Pacific/Midway, Pacific/Nauru, Pacific/Niue, Pacific/Norfolk, Pacific/Noumea,
      Pacific/Pago_Pago Pacific/Samoa US/Samoa, Pacific/Palau, Pacific/Pitcairn, Pacific/Ponape Pacific/Pohnpei,
      Pacific/Port_Moresby, Pacific/Rarotonga, Pacific/Saipan, Pacific/Tahiti, Pacific/Tarawa, Pacific/Tongatapu,
      Pacific/Truk Pacific/Chuuk Pacific/Yap, Pacific/Wake, Pacific/Wallis, UTC Etc/GMT Etc/GMT+0 Etc/GMT-0 Etc/GMT0
      Etc/Greenwich Etc/UCT Etc/UTC Etc/Universal Etc/Zulu GMT GMT+0 GMT-0 GMT0 Greenwich UCT Universal Zulu', ',') as entry,
         regexp_split_to_table(btrim(entry, E' \n'), '\s+') as name),
homes_repaired as (
  update homes set time_zone = coalesce((select zone from names where name = lower(time_zone)), 'UTC')
   where time_zone not in (select zone from names))
update payment_requests set time_zone = coalesce((select zone from names where name = lower(time_zone)), 'UTC')
 where time_zone not in (select zone from names);
