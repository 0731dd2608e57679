/*
 * The looks of receipts, in rounds: each was drawn by somebody who had seen none of the reader's rules, read once while it was hidden,
 * and then opened to mend what it showed.
 */
import { letters as firstLetters } from '#test/receipts/looks/first/letters.ts';
import { paper as firstPaper } from '#test/receipts/looks/first/paper.ts';
import { phones as firstPhones } from '#test/receipts/looks/first/phones.ts';
import { portals as firstPortals } from '#test/receipts/looks/first/portals.ts';
import { strangers as firstStrangers } from '#test/receipts/looks/first/strangers.ts';
import { wallets as firstWallets } from '#test/receipts/looks/first/wallets.ts';
import { papers as secondPapers } from '#test/receipts/looks/second/papers.ts';
import { screens as secondScreens } from '#test/receipts/looks/second/screens.ts';
import { strangers as secondStrangers } from '#test/receipts/looks/second/strangers.ts';
import { papers as thirdPapers } from '#test/receipts/looks/third/papers.ts';
import { phones as thirdPhones } from '#test/receipts/looks/third/phones.ts';
import { strangers as thirdStrangers } from '#test/receipts/looks/third/strangers.ts';
import { wallets as thirdWallets } from '#test/receipts/looks/third/wallets.ts';
import { papers as fourthPapers } from '#test/receipts/looks/fourth/papers.ts';
import { phones as fourthPhones } from '#test/receipts/looks/fourth/phones.ts';
import { portals as fourthPortals } from '#test/receipts/looks/fourth/portals.ts';
import { wallets as fourthWallets } from '#test/receipts/looks/fourth/wallets.ts';
import { letters as fifthLetters } from '#test/receipts/looks/fifth/letters.ts';
import { papers as fifthPapers } from '#test/receipts/looks/fifth/papers.ts';
import { phones as fifthPhones } from '#test/receipts/looks/fifth/phones.ts';
import { portals as fifthPortals } from '#test/receipts/looks/fifth/portals.ts';
import { strangers as fifthStrangers } from '#test/receipts/looks/fifth/strangers.ts';
import { wallets as fifthWallets } from '#test/receipts/looks/fifth/wallets.ts';
import { letters as sixthLetters } from '#test/receipts/looks/sixth/letters.ts';
import { papers as sixthPapers } from '#test/receipts/looks/sixth/papers.ts';
import { phones as sixthPhones } from '#test/receipts/looks/sixth/phones.ts';
import { portals as sixthPortals } from '#test/receipts/looks/sixth/portals.ts';
import { strangers as sixthStrangers } from '#test/receipts/looks/sixth/strangers.ts';
import { wallets as sixthWallets } from '#test/receipts/looks/sixth/wallets.ts';
import { letters as seventhLetters } from '#test/receipts/looks/seventh/letters.ts';
import { papers as seventhPapers } from '#test/receipts/looks/seventh/papers.ts';
import { business as seventhBusiness } from '#test/receipts/looks/seventh/business.ts';
import { strangers as seventhStrangers } from '#test/receipts/looks/seventh/strangers.ts';
import { phones as seventhPhones } from '#test/receipts/looks/seventh/phones.ts';
import { portals as seventhPortals } from '#test/receipts/looks/seventh/portals.ts';
import { wallets as seventhWallets } from '#test/receipts/looks/seventh/wallets.ts';
import { phones as eighthPhones } from '#test/receipts/looks/eighth/phones.ts';
import { wallets as eighthWallets } from '#test/receipts/looks/eighth/wallets.ts';
import { portals as eighthPortals } from '#test/receipts/looks/eighth/portals.ts';
import { letters as eighthLetters } from '#test/receipts/looks/eighth/letters.ts';
import { papers as eighthPapers } from '#test/receipts/looks/eighth/papers.ts';
import { strangers as eighthStrangers } from '#test/receipts/looks/eighth/strangers.ts';
import { phones as ninthPhones } from '#test/receipts/looks/ninth/phones.ts';
import { wallets as ninthWallets } from '#test/receipts/looks/ninth/wallets.ts';
import { portals as ninthPortals } from '#test/receipts/looks/ninth/portals.ts';
import { letters as ninthLetters } from '#test/receipts/looks/ninth/letters.ts';
import { papers as ninthPapers } from '#test/receipts/looks/ninth/papers.ts';
import { strangers as ninthStrangers } from '#test/receipts/looks/ninth/strangers.ts';
import { letters as tenthLetters } from '#test/receipts/looks/tenth/letters.ts';
import { papers as tenthPapers } from '#test/receipts/looks/tenth/papers.ts';
import { strangers as tenthStrangers } from '#test/receipts/looks/tenth/strangers.ts';
import { phones as tenthPhones } from '#test/receipts/looks/tenth/phones.ts';
import { wallets as tenthWallets } from '#test/receipts/looks/tenth/wallets.ts';
import { portals as tenthPortals } from '#test/receipts/looks/tenth/portals.ts';
import { phones as eleventhPhones } from '#test/receipts/looks/eleventh/phones.ts';
import { wallets as eleventhWallets } from '#test/receipts/looks/eleventh/wallets.ts';
import { portals as eleventhPortals } from '#test/receipts/looks/eleventh/portals.ts';
import { letters as eleventhLetters } from '#test/receipts/looks/eleventh/letters.ts';
import { papers as eleventhPapers } from '#test/receipts/looks/eleventh/papers.ts';
import { strangers as eleventhStrangers } from '#test/receipts/looks/eleventh/strangers.ts';
import { phones as twelfthPhones } from '#test/receipts/looks/twelfth/phones.ts';
import { wallets as twelfthWallets } from '#test/receipts/looks/twelfth/wallets.ts';
import { strangers as twelfthStrangers } from '#test/receipts/looks/twelfth/strangers.ts';
import { portals as twelfthPortals } from '#test/receipts/looks/twelfth/portals.ts';
import { letters as twelfthLetters } from '#test/receipts/looks/twelfth/letters.ts';
import { papers as twelfthPapers } from '#test/receipts/looks/twelfth/papers.ts';
import { phones as thirteenthPhones } from '#test/receipts/looks/thirteenth/phones.ts';
import { wallets as thirteenthWallets } from '#test/receipts/looks/thirteenth/wallets.ts';
import { portals as thirteenthPortals } from '#test/receipts/looks/thirteenth/portals.ts';
import { letters as thirteenthLetters } from '#test/receipts/looks/thirteenth/letters.ts';
import { papers as thirteenthPapers } from '#test/receipts/looks/thirteenth/papers.ts';
import { strangers as thirteenthStrangers } from '#test/receipts/looks/thirteenth/strangers.ts';
import { strangers as fourteenthStrangers } from '#test/receipts/looks/fourteenth/strangers.ts';
import { moreStrangers as fourteenthMoreStrangers } from '#test/receipts/looks/fourteenth/strangers-too.ts';
import { phones as fourteenthPhones } from '#test/receipts/looks/fourteenth/phones.ts';
import { wallets as fourteenthWallets } from '#test/receipts/looks/fourteenth/wallets.ts';
import { portals as fourteenthPortals } from '#test/receipts/looks/fourteenth/portals.ts';
import { letters as fourteenthLetters } from '#test/receipts/looks/fourteenth/letters.ts';
import { papers as fourteenthPapers } from '#test/receipts/looks/fourteenth/papers.ts';
import { phones as fifteenthPhones } from '#test/receipts/looks/fifteenth/phones.ts';
import { wallets as fifteenthWallets } from '#test/receipts/looks/fifteenth/wallets.ts';
import { portals as fifteenthPortals } from '#test/receipts/looks/fifteenth/portals.ts';
import { letters as fifteenthLetters } from '#test/receipts/looks/fifteenth/letters.ts';
import { papers as fifteenthPapers } from '#test/receipts/looks/fifteenth/papers.ts';
import { strangers as fifteenthStrangers } from '#test/receipts/looks/fifteenth/strangers.ts';
import { phones as sixteenthPhones } from '#test/receipts/looks/sixteenth/phones.ts';
import { wallets as sixteenthWallets } from '#test/receipts/looks/sixteenth/wallets.ts';
import { portals as sixteenthPortals } from '#test/receipts/looks/sixteenth/portals.ts';
import { letters as sixteenthLetters } from '#test/receipts/looks/sixteenth/letters.ts';
import { papers as sixteenthPapers } from '#test/receipts/looks/sixteenth/papers.ts';
import { strangers as sixteenthStrangers } from '#test/receipts/looks/sixteenth/strangers.ts';
import { phones as seventeenthPhones } from '#test/receipts/looks/seventeenth/phones.ts';
import { wallets as seventeenthWallets } from '#test/receipts/looks/seventeenth/wallets.ts';
import { portals as seventeenthPortals } from '#test/receipts/looks/seventeenth/portals.ts';
import { letters as seventeenthLetters } from '#test/receipts/looks/seventeenth/letters.ts';
import { papers as seventeenthPapers } from '#test/receipts/looks/seventeenth/papers.ts';
import { strangers as seventeenthStrangers } from '#test/receipts/looks/seventeenth/strangers.ts';
import { phones as eighteenthPhones } from '#test/receipts/looks/eighteenth/phones.ts';
import { wallets as eighteenthWallets } from '#test/receipts/looks/eighteenth/wallets.ts';
import { portals as eighteenthPortals } from '#test/receipts/looks/eighteenth/portals.ts';
import { letters as eighteenthLetters } from '#test/receipts/looks/eighteenth/letters.ts';
import { papers as eighteenthPapers } from '#test/receipts/looks/eighteenth/papers.ts';
import { strangers as eighteenthStrangers } from '#test/receipts/looks/eighteenth/strangers.ts';
import { phones as nineteenthPhones } from '#test/receipts/looks/nineteenth/phones.ts';
import { wallets as nineteenthWallets } from '#test/receipts/looks/nineteenth/wallets.ts';
import { portals as nineteenthPortals } from '#test/receipts/looks/nineteenth/portals.ts';
import { letters as nineteenthLetters } from '#test/receipts/looks/nineteenth/letters.ts';
import { papers as nineteenthPapers } from '#test/receipts/looks/nineteenth/papers.ts';
import { strangers as nineteenthStrangers } from '#test/receipts/looks/nineteenth/strangers.ts';
import { phones as twentiethPhones } from '#test/receipts/looks/twentieth/phones.ts';
import { wallets as twentiethWallets } from '#test/receipts/looks/twentieth/wallets.ts';
import { portals as twentiethPortals } from '#test/receipts/looks/twentieth/portals.ts';
import { letters as twentiethLetters } from '#test/receipts/looks/twentieth/letters.ts';
import { papers as twentiethPapers } from '#test/receipts/looks/twentieth/papers.ts';
import { strangers as twentiethStrangers } from '#test/receipts/looks/twentieth/strangers.ts';
import { phones as twentyFirstPhones } from '#test/receipts/looks/twenty-first/phones.ts';
import { wallets as twentyFirstWallets } from '#test/receipts/looks/twenty-first/wallets.ts';
import { portals as twentyFirstPortals } from '#test/receipts/looks/twenty-first/portals.ts';
import { letters as twentyFirstLetters } from '#test/receipts/looks/twenty-first/letters.ts';
import { papers as twentyFirstPapers } from '#test/receipts/looks/twenty-first/papers.ts';
import { strangers as twentyFirstStrangers } from '#test/receipts/looks/twenty-first/strangers.ts';
import { phones as twentySecondPhones } from '#test/receipts/looks/twenty-second/phones.ts';
import { wallets as twentySecondWallets } from '#test/receipts/looks/twenty-second/wallets.ts';
import { portals as twentySecondPortals } from '#test/receipts/looks/twenty-second/portals.ts';
import { letters as twentySecondLetters } from '#test/receipts/looks/twenty-second/letters.ts';
import { papers as twentySecondPapers } from '#test/receipts/looks/twenty-second/papers.ts';
import { strangers as twentySecondStrangers } from '#test/receipts/looks/twenty-second/strangers.ts';
import { phones as twentyThirdPhones } from '#test/receipts/looks/twenty-third/phones.ts';
import { wallets as twentyThirdWallets } from '#test/receipts/looks/twenty-third/wallets.ts';
import { portals as twentyThirdPortals } from '#test/receipts/looks/twenty-third/portals.ts';
import { letters as twentyThirdLetters } from '#test/receipts/looks/twenty-third/letters.ts';
import { papers as twentyThirdPapers } from '#test/receipts/looks/twenty-third/papers.ts';
import { strangers as twentyThirdStrangers } from '#test/receipts/looks/twenty-third/strangers.ts';
import { phones as twentyFourthPhones } from '#test/receipts/looks/twenty-fourth/phones.ts';
import { wallets as twentyFourthWallets } from '#test/receipts/looks/twenty-fourth/wallets.ts';
import { portals as twentyFourthPortals } from '#test/receipts/looks/twenty-fourth/portals.ts';
import { letters as twentyFourthLetters } from '#test/receipts/looks/twenty-fourth/letters.ts';
import { papers as twentyFourthPapers } from '#test/receipts/looks/twenty-fourth/papers.ts';
import { strangers as twentyFourthStrangers } from '#test/receipts/looks/twenty-fourth/strangers.ts';

export const looks = [
  ...firstPhones,
  ...firstWallets,
  ...firstPortals,
  ...firstLetters,
  ...firstPaper,
  ...secondScreens,
  ...secondPapers,
  ...thirdPhones,
  ...thirdWallets,
  ...thirdPapers,
  ...fifthPhones,
  ...fifthWallets,
  ...fifthPortals,
  ...fifthLetters,
  ...fifthPapers,
  ...sixthPhones,
  ...sixthWallets,
  ...fourthPhones,
  ...fourthWallets,
  ...fourthPortals,
  ...fourthPapers,
  ...sixthPortals,
  ...sixthLetters,
  ...sixthPapers,
  ...seventhLetters,
  ...seventhPapers,
  ...seventhBusiness,
  ...seventhPhones,
  ...seventhWallets,
  ...seventhPortals,
  ...eighthPhones,
  ...eighthWallets,
  ...eighthPortals,
  ...eighthLetters,
  ...eighthPapers,
  ...ninthPhones,
  ...ninthWallets,
  ...ninthPortals,
  ...ninthLetters,
  ...ninthPapers,
  ...tenthLetters,
  ...tenthPapers,
  ...tenthPhones,
  ...tenthWallets,
  ...tenthPortals,
  ...eleventhPhones,
  ...eleventhWallets,
  ...eleventhPortals,
  ...eleventhLetters,
  ...eleventhPapers,
  ...twelfthPhones,
  ...twelfthWallets,
  ...twelfthPortals,
  ...twelfthLetters,
  ...twelfthPapers,
  ...thirteenthPhones,
  ...thirteenthWallets,
  ...thirteenthPortals,
  ...thirteenthLetters,
  ...thirteenthPapers,
  ...fourteenthPhones,
  ...fourteenthWallets,
  ...fourteenthPortals,
  ...fourteenthLetters,
  ...fourteenthPapers,
  ...fifteenthPhones,
  ...fifteenthWallets,
  ...fifteenthPortals,
  ...fifteenthLetters,
  ...fifteenthPapers,
  ...sixteenthPhones,
  ...sixteenthWallets,
  ...sixteenthPortals,
  ...sixteenthLetters,
  ...sixteenthPapers,
  ...seventeenthPhones,
  ...seventeenthWallets,
  ...seventeenthPortals,
  ...seventeenthLetters,
  ...seventeenthPapers,
  ...eighteenthPhones,
  ...eighteenthWallets,
  ...eighteenthPortals,
  ...eighteenthLetters,
  ...eighteenthPapers,
  ...nineteenthPhones,
  ...nineteenthWallets,
  ...nineteenthPortals,
  ...nineteenthLetters,
  ...nineteenthPapers,
  ...twentiethPhones,
  ...twentiethWallets,
  ...twentiethPortals,
  ...twentiethLetters,
  ...twentiethPapers,
  ...twentyFirstPhones,
  ...twentyFirstWallets,
  ...twentyFirstPortals,
  ...twentyFirstLetters,
  ...twentyFirstPapers,
  ...twentySecondPhones,
  ...twentySecondWallets,
  ...twentySecondPortals,
  ...twentySecondLetters,
  ...twentySecondPapers,
  ...twentyThirdPhones,
  ...twentyThirdWallets,
  ...twentyThirdPortals,
  ...twentyThirdLetters,
  ...twentyThirdPapers,
  ...twentyFourthPhones,
  ...twentyFourthWallets,
  ...twentyFourthPortals,
  ...twentyFourthLetters,
  ...twentyFourthPapers,
  ...firstStrangers,
  ...secondStrangers,
  ...thirdStrangers,
  ...fifthStrangers,
  ...sixthStrangers,
  ...seventhStrangers,
  ...eighthStrangers,
  ...ninthStrangers,
  ...tenthStrangers,
  ...eleventhStrangers,
  ...twelfthStrangers,
  ...thirteenthStrangers,
  ...fourteenthStrangers,
  ...fourteenthMoreStrangers,
  ...fifteenthStrangers,
  ...sixteenthStrangers,
  ...seventeenthStrangers,
  ...eighteenthStrangers,
  ...nineteenthStrangers,
  ...twentiethStrangers,
  ...twentyFirstStrangers,
  ...twentySecondStrangers,
  ...twentyThirdStrangers,
  ...twentyFourthStrangers,
];

export function lookNamed(name: string) {
  const found = looks.find((each) => each.name === name);
  if (!found) throw new Error(`No look is called ${name}`);
  return found;
}
