import { expect, test } from 'vitest';
import { languageOf } from '#server/platform/http/language.ts';

test.for<[accepts: string | undefined, cookie: string | undefined, language: string]>([
  [undefined, undefined, 'en'],
  ['ms', undefined, 'ms'],
  ['ms-MY,ms;q=0.9,en;q=0.8', undefined, 'ms'],
  ['zh-CN', undefined, 'zh'],
  ['zh-Hans-MY,en;q=0.5', undefined, 'zh'],
  ['en-GB,ms;q=0.9', undefined, 'en'],
  ['de,fr;q=0.9,zh;q=0.2,ms;q=0.3', undefined, 'ms'],
  ['de', undefined, 'en'],
  ['*', undefined, 'en'],
  ['ms;q=0,zh', undefined, 'zh'],
  [';;q=x,,', undefined, 'en'],
  ['en', 'serumah.language=ms', 'ms'],
  ['en', 'a=b; serumah.language=zh; c=d', 'zh'],
  ['ms', 'serumah.language=de', 'ms'],
  ['ms', 'serumah.language=', 'ms'],
  ['ms', 'other-serumah.language=zh', 'ms'],
])('asked with %s and %s, answered in %s', ([accepts, cookie, language]) => {
  const headers = {
    ...(accepts !== undefined && { 'accept-language': accepts }),
    ...(cookie !== undefined && { cookie }),
  };
  expect(languageOf({ headers })).toBe(language);
});
