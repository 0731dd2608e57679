import { spaced } from './spaced.ts';

/** What an invite link shows before one joins (docs/product/homes.md 'What a link shows'). */
export const invitation = {
  invited: '你收到了邀请',
  /** Where the link works; a home may have been made before its creator gave their name. */
  invitedBy: (person: string, home: string) =>
    person === '' ? spaced`你受邀加入${home}` : spaced`${person}邀请你加入${home}`,
  opening: '正在打开邀请…',
  whoLivesThere: '家里的成员',
  signIn: '请先登录，再加入这个家。',
  /** Asked where nothing says that the person opened the link; the home is unknown where the link opens nothing. */
  question: (home: string | undefined) => spaced`要加入${home ?? '这个家'}吗？`,
  whyAsked: '你还不是成员。如果邀请链接不是你自己打开的，请返回应用。',
  join: '加入这个家',
  goToLogin: '前往登录',
  createAccount: '注册账号',
  about: 'Serumah 让室友一起分担家务和费用。',
};

/** What a chat shows of an invite link (docs/product/homes.md 'The preview of a link'). */
export const linkPreview = {
  title: (home: string) => spaced`在 Serumah 加入${home}`,
  text: '打开链接，和室友一起分担家务和费用。',
};
